import "./design/base.css";
import { mount } from "svelte";
import App from "./shell/App.svelte";
import { isLanguage, language } from "./words/language.svelte";
import { remembered } from "./net/remembered";

const spoken = remembered.get("midtown-language") ?? navigator.language.slice(0, 2);
language.now = isLanguage(spoken) ? spoken : "en";

mount(App, { target: document.getElementById("app")! });
