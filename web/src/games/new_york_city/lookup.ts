/** The cast of New York City, to be looked up. */
import type { Event, Form, Lookup } from "../../table/contract";
import type { Narrator } from "../../words/narrator";
import Cast from "./Cast.svelte";
import Mark from "./Mark.svelte";
import { CHARACTER_OF } from "./printed";
import { CHARACTERS, type CityView } from "./state";

const lookup: Lookup<CityView> = {
  Sheet: Cast,
  Mark,
  entries: CHARACTERS,
  name: (entry: string, narrator: Narrator) => narrator.thing("character", entry),
  mentioned: (form: Form | Event) => {
    const named = form["character"] ?? CHARACTER_OF[form.kind];
    return typeof named === "string" && named !== "none" ? [named] : [];
  },
};

export default lookup;
