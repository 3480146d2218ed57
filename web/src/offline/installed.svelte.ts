/** The page as an app: what is kept of it on this device, newer versions, and whether it can be installed. */
import { fileAddress, version } from "../net/served";

/** Milliseconds between two looks for a newer version, while the page stays open. */
const AN_HOUR = 3_600_000;

interface InstallPrompt extends Event {
  prompt(): Promise<void>;
}

let registration: ServiceWorkerRegistration | undefined;
let newer = $state(false);
let kept = $state(false);
let offered = $state.raw<InstallPrompt | null>(null);
let loading = false;

export const installed = {
  /** Whether another version of the page is there, to be loaded when somebody wants it. */
  get newer(): boolean {
    return newer;
  },
  /** Whether the whole page is kept, so that it opens without a network. */
  get kept(): boolean {
    return kept;
  },
  /** Whether the browser offers to install the page as an app. */
  get offered(): boolean {
    return offered !== null;
  },
};

/** Asks the device to keep the page; where it cannot, the page works as it did. */
export async function keepPage(): Promise<void> {
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    offered = event as InstallPrompt;
  });
  addEventListener("appinstalled", () => (offered = null));
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const address = fileAddress("service-worker.js");
  registration = await navigator.serviceWorker.register(address, { updateViaCache: "none" }).catch(() => undefined);
  if (!registration) return;
  void navigator.serviceWorker.ready.then(() => (kept = true));
  navigator.serviceWorker.addEventListener("controllerchange", () => void changed());
  registration.addEventListener("updatefound", () => follow(registration?.installing));
  follow(registration.waiting ?? registration.installing);
  setInterval(lookForNewer, AN_HOUR);
}

/** Whether a newer version is there is asked now and then, and whenever the service may have been started anew. */
export function lookForNewer(): void {
  void registration?.update().catch(() => undefined);
}

/** Loads the newer version. Nothing else ever loads the page anew. */
export function loadNewer(): void {
  loading = true;
  if (registration?.waiting) registration.waiting.postMessage("take over");
  else location.reload();
}

export async function install(): Promise<void> {
  await offered?.prompt();
  offered = null;
}

function follow(worker: ServiceWorker | null | undefined): void {
  if (!worker) return;
  const look = () => worker.state === "installed" && void meet(worker);
  worker.addEventListener("statechange", look);
  look();
}

/** What waits takes over at once where this very page came with it. */
async function meet(worker: ServiceWorker): Promise<void> {
  if ((await versionOf(worker)) === version) worker.postMessage("take over");
  else newer = true;
}

/** Another page of this device may have loaded the newer version. */
async function changed(): Promise<void> {
  if (loading) return location.reload();
  const worker = navigator.serviceWorker.controller;
  if (worker) newer = (await versionOf(worker)) !== version;
}

function versionOf(worker: ServiceWorker): Promise<unknown> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((done) => {
    port1.onmessage = ({ data }) => {
      port1.close();
      done(data);
    };
    worker.postMessage("version", [port2]);
  });
}
