// @chunk lists
/** Sharing an address: by the system's share sheet where there is one, else by the clipboard. */

export interface Shared {
  title: string;
  /** Path within the shop. */
  path: string;
}

export type ShareResult = "shared" | "copied" | "cancelled" | "failed";

/** Call it from a press. Never rejects. */
export async function share({ title, path }: Shared): Promise<ShareResult> {
  const url = new URL(path, location.origin).href;
  const data = { title, url };
  if (typeof navigator.share === "function" && (navigator.canShare?.(data) ?? true)) {
    try {
      await navigator.share(data);
      return "shared";
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return "cancelled";
      // Some desktops have the function and refuse it: then the clipboard.
    }
  }
  return (await copyText(url)) ? "copied" : "failed";
}

/**
 * Puts a text into the clipboard; false where the browser refuses or has none, as on plain http, which is logged, as the
 * specification says. Never rejects.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch (error) {
    console.warn("Nothing was copied:", error instanceof Error ? error.message : error);
    return false;
  }
}
