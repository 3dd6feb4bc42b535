/** JSON of a shop's files: UTF-8 of a bounded size, in which no name stands twice. */
import { readFile, stat } from "node:fs/promises";

/** Names that stand twice in one object: the second would silently win. */
function repeatedName(text: string): string | null {
  const open: Set<string>[] = [];
  const tokens = /"((?:[^"\\]|\\.)*)"\s*(:)?|[{}[\]]/g;
  for (const [token, name = "", colon] of text.matchAll(tokens)) {
    if (token === "{" || token === "[") open.push(new Set());
    else if (token === "}" || token === "]") open.pop();
    else if (colon) {
      const names = open.at(-1);
      if (names?.has(name)) return name;
      names?.add(name);
    }
  }
  return null;
}

/** The value in a file of at most `megabytes`, or what is wrong with it, as a clause without its subject. */
export async function readJson(
  path: string,
  { megabytes, otherwise = "" }: { megabytes: number; otherwise?: string },
): Promise<{ json: unknown } | { problem: string }> {
  if ((await stat(path)).size > megabytes * 1024 * 1024)
    return { problem: `is larger than ${megabytes} MB${otherwise}` };
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(await readFile(path));
    const json: unknown = JSON.parse(text);
    const twice = repeatedName(text);
    return twice === null ? { json } : { problem: `has "${twice}" twice in one record` };
  } catch (error) {
    return {
      problem: `is no JSON of UTF-8: ${error instanceof Error ? error.message.split("\n")[0] : error}`,
    };
  }
}
