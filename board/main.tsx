// First: the settings of the device name one of its languages.
import { followLanguages } from "./texts/brought-languages";
import "virtual:theme-variables.css";
import "@/ui/theme/reset.css";
import "@/ui/theme/global.css";
import { createRoot } from "react-dom/client";
import { App } from "./components/app";
import { followAppearance } from "./settings/appearance";
import { speakDeviceLanguage } from "./settings/first-language";
import { startWork } from "./start/start-work";
import { allowOwnScripts } from "./trusted-types";
import { startWorker } from "./updates/updates";

allowOwnScripts();
followAppearance();
const container = document.getElementById("root");
if (container) createRoot(container).render(<App />);
void startWork();
void followLanguages().then((hasOthers) => hasOthers && speakDeviceLanguage());
if (import.meta.env.PROD) void startWorker();
