import { mount } from "svelte";
import App from "./App.svelte";
import * as router from "./router.svelte";
import * as speech from "./speech/language.svelte";
import "./style/fonts.css";
import "./style/tokens.css";
import "./style/base.css";

router.listen();
await speech.begin();
mount(App, { target: document.getElementById("page") as HTMLElement });
