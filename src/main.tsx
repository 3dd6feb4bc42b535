import "virtual:theme-variables.css";
import "@/ui/theme/reset.css";
import "@/ui/theme/global.css";
import { createRoot } from "react-dom/client";
import { App } from "@/app/app";
import { start } from "@/app/start/start";
import { appFailed, appStarted, releaseWhenContentArrives } from "@/boot/first-screen";

/** Not awaited at the top level of the module: the bundler does not join small files of a program that does so. */
async function startApp(container: HTMLElement): Promise<void> {
  releaseWhenContentArrives(container);
  try {
    const [queryClient] = await Promise.all([start(), appStarted()]);
    createRoot(container).render(<App queryClient={queryClient} />);
  } catch (error) {
    console.error(error);
    appFailed();
  }
}

const container = document.getElementById("root");
if (container) void startApp(container);
