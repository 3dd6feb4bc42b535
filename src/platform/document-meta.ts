/** As much of a document as is read here: programs without one use this file, too. */
interface WithDocument {
  document?: { querySelector(selector: string): { content: string } | null };
}

/** The content of a meta element of the document; "" where there is none, and where there is no document. */
export const meta = (name: string): string =>
  (globalThis as unknown as WithDocument).document?.querySelector(`meta[name="${name}"]`)?.content ?? "";
