import { followLanguages } from "./texts/brought-languages";
import "virtual:theme-variables.css";
import "@/ui/theme/reset.css";
import "@/ui/theme/global.css";
import { createRoot } from "react-dom/client";
import { followAppearance } from "../staff/settings/appearance";
import { allowOwnScripts } from "../staff/trusted-types";
import { App } from "./components/app";
import { useDeviceSettings } from "./settings/device-settings";
import { startWork } from "./start/start-work";
import { startWorker } from "./updates/updates";

allowOwnScripts();
followAppearance("/courier/", useDeviceSettings);
const container = document.getElementById("root");
if (container) createRoot(container).render(<App />);
void startWork();
if (import.meta.env.PROD) void startWorker();
void followLanguages();
