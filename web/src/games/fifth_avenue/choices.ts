/** Which of the offered choices belongs to a piece. */
import type { Choice, Form } from "../../table/contract";
import type { AvenueView, District, Plot } from "./state";

export function offered(view: AvenueView, form: Form): Choice | undefined {
  return view.choices.find((choice) => Object.entries(form).every(([name, value]) => choice[name] === value));
}

/** What pressing a plot means in this phase, whether it is possible or not. */
export function plotForm(view: AvenueView, district: District, plot: Plot): Form | null {
  if (view.choices.length === 0) return null;
  if (view.state.phase === "start") return plot === "dashed" ? null : { kind: "start", district, plot };
  return view.state.phase === "business" ? { kind: "place_business", district, plot } : null;
}

/** What pressing a district as a whole means in this phase. */
export function districtForm(view: AvenueView, district: District): Form | null {
  return view.choices.length > 0 && view.state.phase === "choose" ? { kind: "score", district } : null;
}
