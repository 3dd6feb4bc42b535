/**
 * A file of the app that did not come may be gone with a newer version. In the document and not in the app: it is needed where
 * files of the app are missing.
 */
import { meta } from "../platform/document-meta";

/** Names the script of the app for which this tab was loaded anew, so that it is done once a version. */
const RELOADED_KEY = "doorstep.reloaded-for";

/**
 * Loads the page anew where the shop has another version and `mayReload` agrees. The shop is asked first: on a line that dies a
 * reload would only lose what is on the screen, to the browser's own error page. Never rejects.
 */
export async function reloadForNewerVersion(mayReload: () => boolean): Promise<void> {
  const script = meta("app-script");
  try {
    const response = await fetch("/", { cache: "no-store" });
    const page = await response.text();
    if (!response.ok || !page.includes('"app-script"') || page.includes(script) || !mayReload()) return;
    if (sessionStorage.getItem(RELOADED_KEY) === script) return;
    sessionStorage.setItem(RELOADED_KEY, script);
    location.reload();
  } catch {
    // The part says so itself.
  }
}
