// @chunk frame

import "virtual:theme-variables.css";
import "@/ui/theme/reset.css";
import "@/ui/theme/global.css";
import { startTransition, useEffect } from "react";
import { createRoot } from "react-dom/client";
import { App } from "@/app/app";
import { start } from "@/app/start/start";
import { appFailed, appStarted, removeFirstScreenWhenContentArrives } from "@/boot/first-screen";
import { ErrorBoundary } from "@/ui/loading/error-boundary";

/** Not awaited at the top level of the module: the bundler does not join small files of a program that does so. */
async function startApp(container: HTMLElement): Promise<void> {
  removeFirstScreenWhenContentArrives(container);
  try {
    const [queryClient] = await Promise.all([start(), appStarted()]);
    // In pieces, so that a cheap phone goes on answering what is pressed on the first screen.
    startTransition(() =>
      createRoot(container).render(
        <ErrorBoundary fallback={() => <AppFailed />}>
          <App queryClient={queryClient} />
        </ErrorBoundary>,
      ),
    );
  } catch (error) {
    console.error(error);
    appFailed();
  }
}

/** Whatever fails outside every part: the plain message with its button, never a white screen. */
function AppFailed() {
  useEffect(appFailed, []);
  return null;
}

const container = document.getElementById("root");
if (container) void startApp(container);
