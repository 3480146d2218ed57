import "./design/base.css";
import { mount } from "svelte";
import App from "./shell/App.svelte";
import { isLanguage, language } from "./words/language.svelte";

const remembered = localStorage.getItem("midtown-language") ?? navigator.language.slice(0, 2);
language.now = isLanguage(remembered) ? remembered : "en";

mount(App, { target: document.getElementById("app")! });
