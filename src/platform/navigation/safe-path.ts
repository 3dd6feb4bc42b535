/**
 * Targets of redirects and clicks are paths of this origin, never an address that a server, a push or a query string
 * made up. Everything else comes out as null.
 */
export function safePath(target: unknown): string | null {
  if (typeof target !== "string" || target.length > 2048) return null;
  // Backslashes and control characters are read as slashes or dropped by URL parsers: "/\evil", "/\t/evil".
  if (!target.startsWith("/") || target.startsWith("//") || /[\\\u0000-\u0020\u007f]/.test(target))
    return null;
  try {
    const url = new URL(target, "https://same.origin");
    return url.origin === "https://same.origin" && !url.pathname.startsWith("//")
      ? url.pathname + url.search + url.hash
      : null;
  } catch {
    return null;
  }
}

/** An address of the outside world that may stand in a link: https (or http, mail, telephone), else null. */
export function safeLink(target: unknown): string | null {
  if (typeof target !== "string" || target.length > 2048) return null;
  try {
    const url = new URL(target.trim());
    return ["https:", "http:", "mailto:", "tel:"].includes(url.protocol) ? url.href : null;
  } catch {
    return null;
  }
}
