import "virtual:theme-variables.css";
import "@/ui/theme/reset.css";
import "@/ui/theme/global.css";
import { createRoot } from "react-dom/client";
import { App } from "./components/app";
import { followAppearance } from "./settings/appearance";
import { startWork } from "./start/start-work";
import { allowOwnScripts } from "./trusted-types";
import { startWorker } from "./updates/updates";

allowOwnScripts();
followAppearance();
const container = document.getElementById("root");
if (container) createRoot(container).render(<App />);
void startWork();
if (import.meta.env.PROD) void startWorker();
