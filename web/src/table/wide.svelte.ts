/** How much room there is. The styles know the same widths. */
import { MediaQuery } from "svelte/reactivity";

/** Room for three columns: players, board, talk. */
export const wide = new MediaQuery("min-width: 76rem");

/** A phone, held upright. */
export const narrow = new MediaQuery("max-width: 40rem");
