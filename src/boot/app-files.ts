/** The app's files, as the build names them in the document. */
import { meta } from "../platform/document-meta";

/**
 * Asks for a file of the app by a link in the head; with a low priority after all that the page asks for itself. What is
 * preloaded is a style sheet.
 */
export function requestFile(
  rel: "stylesheet" | "modulepreload" | "preload",
  href: string,
  fetchPriority: "auto" | "low" = "auto",
): HTMLLinkElement {
  const element = document.createElement("link");
  element.rel = rel;
  if (rel === "preload") {
    element.as = "style";
    // As the app's own links have it: a browser uses only what was asked for in the same way.
    element.crossOrigin = "";
  }
  element.fetchPriority = fetchPriority;
  element.href = href;
  return document.head.appendChild(element);
}

/** Scripts and styles that the build names for a page, or for a part that pages share. */
export function filesOf(name: string): string[] {
  const entry = meta("app-pages")
    .split(" ")
    .find((pair) => pair.startsWith(`${name}=`));
  return entry ? entry.slice(name.length + 1).split(",") : [];
}
