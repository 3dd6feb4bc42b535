// First: the settings of the phone name one of its languages.
import { followLanguages } from "./texts/brought-languages";
import "virtual:theme-variables.css";
import "@/ui/theme/reset.css";
import "@/ui/theme/global.css";
import { createRoot } from "react-dom/client";
import { followAppearance } from "../staff/settings/appearance";
import { speakDeviceLanguage } from "../staff/settings/first-language";
import { allowOwnScripts } from "../staff/trusted-types";
import { App } from "./components/app";
import { changeDeviceSettings, useDeviceSettings } from "./settings/device-settings";
import { startWork } from "./start/start-work";
import { startWorker } from "./updates/updates";

allowOwnScripts();
followAppearance("/courier/", useDeviceSettings);
const container = document.getElementById("root");
if (container) createRoot(container).render(<App />);
void startWork();
void followLanguages().then(
  (hasOthers) => hasOthers && speakDeviceLanguage("doorstep-courier.device", changeDeviceSettings),
);
if (import.meta.env.PROD) void startWorker();
