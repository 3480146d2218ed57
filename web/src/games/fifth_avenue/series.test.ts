import { expect, it } from "vitest";
import type { Event } from "../../table/contract";
import { seriesOf } from "./series";
import type { AvenueView } from "./state";

const view = (...lots: string[]) => ({ shown: { lots } }) as unknown as AvenueView;
const event = (kind: string, given = {}): Event => ({ kind, seat: null, ...given });
const began = (place: string) => event("auction_began", { place });
const walked = event("moved", { place: "city_hall" });

it("knows what was auctioned since the step that called the series", () => {
  const events = [walked, began("east_34"), began("central_park"), walked, began("west_34"), began("times_square")];
  const series = seriesOf(view("times_square", "east_52", "central_park"), events);
  expect(series).toEqual({ over: ["west_34"], now: "times_square", next: ["east_52", "central_park"] });
});

it("begins with what is under the hammer where nothing is known of before", () => {
  expect(seriesOf(view("west_42", "central_park"), [])).toEqual({ over: [], now: "west_42", next: ["central_park"] });
});
