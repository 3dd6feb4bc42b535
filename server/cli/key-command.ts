/** `key`: what other systems call the board's routes with. */
import type { ServerContext } from "../context";
import { StartError } from "../core/errors";
import { addApiKey, listApiKeys, type NewApiKey, removeApiKey } from "../services/operators/api-keys";

type Write = (line: string) => void;

const howToAdd = "key add needs NAME [--store SLUG]… [--write]";

function readFlags(words: readonly string[]): Omit<NewApiKey, "name"> {
  const storeSlugs: string[] = [];
  let mayWrite = false;
  for (let at = 0; at < words.length; at += 1) {
    if (words[at] === "--write") {
      mayWrite = true;
      continue;
    }
    const slug = words[at + 1];
    if (words[at] !== "--store" || slug === undefined || slug.startsWith("--"))
      throw new StartError(howToAdd);
    storeSlugs.push(slug);
    at += 1;
  }
  return { storeSlugs, mayWrite };
}

async function writeList(context: ServerContext, write: Write): Promise<void> {
  const keys = await listApiKeys(context);
  if (keys.length === 0) write("There are no keys.");
  for (const { name, stores, mayWrite, lastUsedAt } of keys) {
    const where = stores.length > 0 ? stores.join(", ") : "every store";
    const used = lastUsedAt ? `used ${lastUsedAt.toISOString().slice(0, 16)}Z` : "never used";
    write(`${name.padEnd(24)}${(mayWrite ? "write" : "read").padEnd(8)}${used.padEnd(24)}${where}`);
  }
}

/** `list`, `add NAME …` or `remove NAME`. Throws a StartError for anything else. */
export async function manageApiKeys(
  context: ServerContext,
  [action = "list", name, ...rest]: readonly string[],
  write: Write,
): Promise<void> {
  if (action === "list") return writeList(context, write);
  if (name === undefined || name.startsWith("--")) throw new StartError(howToAdd);
  if (action === "add") {
    write(await addApiKey(context, { name, ...readFlags(rest) }));
    write("It is shown only now. Send it as `Authorization: Bearer …`; `key remove` ends it at once.");
    return;
  }
  if (action !== "remove") throw new StartError("key needs list, add NAME … or remove NAME.");
  await removeApiKey(context, name);
  write(`The key ${name} has ended.`);
}
