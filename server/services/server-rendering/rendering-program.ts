/**
 * The program that the build of the page writes for the server: it renders the first rows of a page by the page's own
 * components. It belongs to the page that is served, so it is loaded from its folder; without it pages draw their rows
 * themselves.
 */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { readPageSheets } from "./page-sheets";
import { type FirstRowsProgram, RenderedRows } from "./rendered-rows";

type LoadedProgram = FirstRowsProgram & {
  /** Takes the texts of the style sheets that pages need, by the name of the page. */
  prepareFirstRows(sheets: Readonly<Record<string, string>>): Promise<void>;
};

/** Null where the page was built without it. Rejects when it cannot be run. */
export async function loadFirstRows(pageFolder: string): Promise<RenderedRows | null> {
  const file = join(pageFolder, "build-first-rows.mjs");
  if (!existsSync(file)) return null;
  const program = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as LoadedProgram;
  await program.prepareFirstRows(await readPageSheets(pageFolder));
  return new RenderedRows(program);
}
