/** The pages whose files a document names. */

/** Pages of many files with an address of their own, as the build names them. */
const atOwnAddress = ["checkout", "track-order", "settings"];

/** The entry is named after the page, or after the page and a language. */
const isOf = (entry: string, page: string): boolean =>
  entry.startsWith(`${page}=`) || entry.startsWith(`${page}-`);

/** The document without file names that no page at this address needs, which are a twentieth of it. */
export function withPagesOfAddress(document: string, path: string): string {
  const [here = ""] = path.split("/", 1);
  const others = atOwnAddress.filter((page) => page !== here);
  return document.replace(
    /(<meta name="app-pages" content=")([^"]*)"/,
    (_, before: string, entries: string) =>
      `${before}${entries
        .split(" ")
        .filter((entry) => !others.some((page) => isOf(entry, page)))
        .join(" ")}"`,
  );
}
