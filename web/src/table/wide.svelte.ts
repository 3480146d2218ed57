/** Whether there is room for three columns: players, board, talk. The frame's styles know the same width. */
import { MediaQuery } from "svelte/reactivity";

export const wide = new MediaQuery("min-width: 76rem");
