/** The plain message in the place of an app that does not come. */
import { repairFiles } from "./repair-files";

/** Whether the app's first content has replaced the first screen. */
export const hasContent = (): boolean => document.getElementById("first-screen") === null;

/** Whether the app does not come: then links lead where they say by themselves. */
export const isPlainMessageShown = (): boolean => document.getElementById("boot-message")?.hidden === false;

/** Shows it until the app has content, and has the worker check the app's files. */
export function showPlainMessage(isStarted: () => boolean): void {
  const message = document.getElementById("boot-message");
  if (message) {
    message.hidden = false;
    const hide = () => isStarted() && hasContent() && message.setAttribute("hidden", "");
    if (!hasContent()) new MutationObserver(hide).observe(document.body, { childList: true });
  }
  repairFiles(isStarted);
}
