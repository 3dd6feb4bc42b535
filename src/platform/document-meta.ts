/** The content of a meta element of the document; "" where there is none. */
export const meta = (name: string): string =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? "";
