/** The files of what is pressed first, an item's dialog. */
import { filesOf, requestFile } from "./app-files";

const openersOfDialogs = ["home", "listing", "store"];

/**
 * While the app's script runs for the first time the line is idle: the dialog's script is fetched and compiled then, and its
 * style sheets are fetched, after all that the page asks for itself.
 */
export function preloadDialog(page: string, moduleType: unknown, language: string): void {
  // Goods of e-commerce open a page of their own.
  if (!openersOfDialogs.includes(page) || moduleType === "ecommerce") return;
  for (const href of [...filesOf("dialog"), ...filesOf(`dialog-${language}`)])
    if (!document.querySelector(`link[href="${href}"]`))
      requestFile(href.endsWith(".css") ? "preload" : "modulepreload", href, "low");
}
