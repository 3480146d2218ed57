/** The workshop of the boards: example views without a server. Not part of the built page. */
import "../design/base.css";
import { mount } from "svelte";
import { isLanguage, language } from "../words/language.svelte";
import Gallery from "./Gallery.svelte";

const query = new URLSearchParams(location.search);
const lang = query.get("lang");
if (isLanguage(lang)) language.now = lang;

mount(Gallery, {
  target: document.getElementById("app")!,
  props: { game: query.get("game") ?? "skyline", example: query.get("example") ?? "", seat: query.get("seat") },
});
