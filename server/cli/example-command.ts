/** `example`: a small shop as files, to look at, to change and to import. */

import { existsSync } from "node:fs";
import { cp, mkdir, readdir } from "node:fs/promises";
import { isAbsolute } from "node:path";
import { fileURLToPath } from "node:url";
import type { ServerContext } from "../context";
import { StartError } from "../core/errors";

/** Beside the sources, or beside the built server. */
export function exampleFolder(): string {
  const candidates = ["./example-shop", "../example-shop"].map((path) =>
    fileURLToPath(new URL(path, import.meta.url)),
  );
  const folder = candidates.find((path) => existsSync(path));
  if (folder === undefined) throw new StartError("The example's files are missing; build the server again.");
  return folder;
}

/** `example PATH`: writes it into a new folder. */
export async function writeExample(
  _: ServerContext,
  [path]: readonly string[],
  write: (line: string) => void,
): Promise<void> {
  if (path === undefined || !isAbsolute(path))
    throw new StartError("example needs the path of a new folder.");
  await mkdir(path, { recursive: true });
  if ((await readdir(path)).length > 0)
    throw new StartError(`${path} is not empty; the example overwrites nothing.`);
  await cp(exampleFolder(), path, { recursive: true });
  write(`Wrote the example to ${path}. npm run ops -- import ${path} --dry-run says what it would bring.`);
}
