/** Pieces travel from where they were to where they are. Works for HTML and for shapes inside an SVG alike. */
import type { Flight } from "../table/contract";

export type Places = ReadonlyMap<string, DOMRect>;

export function piece(stage: ParentNode, name: string): SVGGraphicsElement | HTMLElement | null {
  return stage.querySelector(`[data-piece="${CSS.escape(name)}"]`);
}

/** Where the pieces that will leave are now. */
export function places(stage: ParentNode, flights: readonly Flight[]): Places {
  const found = new Map<string, DOMRect>();
  for (const { from } of flights) {
    const element = from === undefined ? null : piece(stage, from);
    if (element) found.set(from!, element.getBoundingClientRect());
  }
  return found;
}

/** Starts the flights on what the board has drawn by now. */
export function fly(stage: ParentNode, flights: readonly Flight[], before: Places, duration: number): Animation[] {
  return flights.flatMap((flight, i) => {
    const element = piece(stage, flight.to);
    if (!element) return [];
    const origin = flight.from === undefined ? undefined : before.get(flight.from);
    const timing = { duration, delay: Math.min(i * 50, 250), easing: "cubic-bezier(.3,.7,.2,1)", fill: "backwards" };
    return [element.animate(frames(element, flight, origin), timing as KeyframeAnimationOptions)];
  });
}

function frames(element: Element, flight: Flight, origin: DOMRect | undefined): Keyframe[] {
  const from = origin
    ? {
        translate: offset(element, origin)
          .map((each) => `${each}px`)
          .join(" "),
      }
    : { opacity: 0 };
  switch (flight.how) {
    case "rise":
      return [{ clipPath: "inset(100% -20% 0 -20%)" }, { clipPath: "inset(-40% -20% 0 -20%)" }];
    case "land":
      return [
        { translate: "0 -14px", opacity: 0 },
        { opacity: 1, offset: 0.6 },
        { translate: "0 0", opacity: 1 },
      ];
    case "walk":
      return origin ? steps(element, origin) : [from, { opacity: 1 }];
    case "tumble":
      return [
        { ...from, rotate: "-560deg", scale: 0.7 },
        { rotate: "-60deg", scale: 1.12, offset: 0.75 },
        { rotate: "0deg", scale: 1 },
      ];
    case "turn":
      return [{ ...from, scale: "0 1" }, { scale: "1 1" }];
    default:
      return [from, origin ? { translate: "0 0" } : { opacity: 1 }];
  }
}

/** Three steps on the way, with a small lift at each. */
function steps(element: Element, origin: DOMRect): Keyframe[] {
  const [x, y] = offset(element, origin).map((way) => (part: number) => way * part) as [Way, Way];
  const lift = Math.abs(y(1)) > 0 || Math.abs(x(1)) > 0 ? 4 : 0;
  return Array.from({ length: 7 }, (_, i) => {
    const left = 1 - i / 6;
    return { translate: `${x(left)}px ${y(left) - (i % 2) * lift}px` };
  });
}

type Way = (part: number) => number;

/** From the centre of the element back to the centre of its origin, in the units of the element's own picture. */
function offset(element: Element, origin: DOMRect): [number, number] {
  const here = element.getBoundingClientRect();
  const parent = element.parentElement;
  const inPicture = element instanceof SVGElement && parent instanceof SVGGraphicsElement;
  const scale = inPicture ? (parent.getScreenCTM()?.a ?? 1) : 1;
  const x = (origin.x + origin.width / 2 - here.x - here.width / 2) / scale;
  const y = (origin.y + origin.height / 2 - here.y - here.height / 2) / scale;
  return [x, y];
}
