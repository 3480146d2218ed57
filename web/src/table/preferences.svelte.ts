/** How somebody likes to play, kept on this device. */
import { sound } from "../motion/sound";
import { pace, PACES, type Pace } from "../motion/pace.svelte";
import { remembered } from "../net/remembered";

/** The name under which devices have kept them since the first version. */
const KEY = "midtown-habits";

export const THEMES = ["auto", "paper", "night"] as const;
export type Theme = (typeof THEMES)[number];

interface Preferences {
  confirm: boolean;
  /** Kinds of choices that are not asked about any more, as "game kind". */
  trusted: readonly string[];
  sound: boolean;
  notify: boolean;
  theme: Theme;
  pace: Pace;
  /** The board has the room of log and talk, too. */
  folded: boolean;
}

const usual: Preferences = {
  confirm: true,
  trusted: [],
  sound: true,
  notify: false,
  theme: "auto",
  pace: "calm",
  folded: false,
};
const dark = matchMedia("(prefers-color-scheme: dark)");
const kept = $state<Preferences>({ ...usual, ...read() });

function read(): Partial<Preferences> {
  try {
    const found = JSON.parse(remembered.get(KEY) ?? "{}") as Partial<Preferences>;
    const theme = THEMES.includes(found.theme as Theme) ? found.theme : usual.theme;
    const speed = PACES.includes(found.pace as Pace) ? found.pace : usual.pace;
    const trusted = Array.isArray(found.trusted) ? found.trusted : usual.trusted;
    return { ...found, theme: theme!, pace: speed!, trusted };
  } catch {
    return {};
  }
}

function apply(): void {
  const night = kept.theme === "night" || (kept.theme === "auto" && dark.matches);
  document.documentElement.dataset["theme"] = night ? "night" : "paper";
  tintWindow();
  pace.chosen = kept.pace;
  sound.on = kept.sound;
}

/** The bar of the window of an app has the color of the page's own. */
function tintWindow(): void {
  const bar = globalThis.document.querySelector?.<HTMLMetaElement>('meta[name="theme-color"]');
  if (bar) bar.content = getComputedStyle(document.documentElement).getPropertyValue("--surface").trim() || bar.content;
}

function keep<K extends keyof Preferences>(name: K, value: Preferences[K]): void {
  kept[name] = value;
  remembered.set(KEY, JSON.stringify(kept));
  apply();
}

dark.addEventListener("change", apply);
apply();

export const preferences = {
  get confirm() {
    return kept.confirm;
  },
  /** Who wants to be asked again is asked about everything again. */
  set confirm(value) {
    keep("confirm", value);
    keep("trusted", []);
  },
  trusts(game: string, kind: string): boolean {
    return kept.trusted.includes(`${game} ${kind}`);
  },
  trust(game: string, kind: string): void {
    keep("trusted", [...kept.trusted, `${game} ${kind}`]);
  },
  get sound() {
    return kept.sound;
  },
  set sound(value) {
    keep("sound", value);
  },
  get notify() {
    return kept.notify;
  },
  set notify(value) {
    keep("notify", value);
  },
  get theme() {
    return kept.theme;
  },
  set theme(value) {
    keep("theme", value);
  },
  get folded() {
    return kept.folded;
  },
  set folded(value) {
    keep("folded", value);
  },
  get pace() {
    return kept.pace;
  },
  set pace(value) {
    keep("pace", value);
  },
};
