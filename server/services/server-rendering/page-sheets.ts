/** The style sheets that the first rows of a page need, as the build of the page names them in its documents. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";

const metaOf = (document: string, name: string): string =>
  new RegExp(`<meta name="${name}" content="([^"]*)"`).exec(document)?.[1] ?? "";

const sheetsIn = (files: string, separator: string): string[] =>
  files.split(separator).filter((file) => file.endsWith(".css"));

/** Their texts in the order in which the page has them, by the name of the page, of all pages that the build names. */
export async function readPageSheets(pageFolder: string): Promise<Record<string, string>> {
  const document = await readFile(join(pageFolder, "app.html"), "utf8");
  const ofApp = sheetsIn(metaOf(document, "app-styles"), " ");
  const texts: Record<string, string> = {};
  for (const entry of metaOf(document, "app-pages").split(" ")) {
    const [name = "", files = ""] = entry.split("=", 2);
    const sheets = [...new Set([...ofApp, ...sheetsIn(files, ",")])];
    const read = await Promise.all(sheets.map((sheet) => readFile(join(pageFolder, sheet), "utf8")));
    texts[name] = read.join("");
  }
  return texts;
}
