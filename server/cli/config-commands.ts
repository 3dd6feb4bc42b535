/** `config get` and `config set`: the shop's settings, one row a key. */
import { asc, eq } from "drizzle-orm";
import type { ServerContext } from "../context";
import { settings } from "../db/schema";
import { transact } from "../db/transact";
import { StartError } from "../errors";

const kindOf = (value: unknown) => (Array.isArray(value) ? "list" : value === null ? "null" : typeof value);

/** Prints `KEY JSON` lines, or the JSON of one key. */
export async function getConfig(
  context: ServerContext,
  key: string | undefined,
  write: (line: string) => void,
): Promise<void> {
  const rows = await context.database.select().from(settings).orderBy(asc(settings.key));
  if (key === undefined) {
    for (const row of rows) write(`${row.key} ${JSON.stringify(row.value)}`);
    return;
  }
  const row = rows.find((candidate) => candidate.key === key);
  if (!row) throw new StartError(`There is no setting ${key}.`);
  write(JSON.stringify(row.value, null, 2));
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    throw new StartError(`${json} is no JSON. Texts need quotes: '"like this"'.`);
  }
}

/** Changes a known key. A value of another kind is refused: the API would answer what no client expects. */
export async function setConfig(
  context: ServerContext,
  key: string | undefined,
  json: string | undefined,
  write: (line: string) => void,
): Promise<void> {
  if (key === undefined || json === undefined) throw new StartError("config set needs KEY and JSON.");
  const value = parsed(json);
  await transact(context.database, async (tx) => {
    const [row] = await tx.select().from(settings).where(eq(settings.key, key)).for("update");
    if (!row) throw new StartError(`There is no setting ${key}. npm run ops -- config get lists all.`);
    const [old, fresh] = [kindOf(row.value), kindOf(value)];
    if (old !== fresh && old !== "null" && fresh !== "null") {
      throw new StartError(`${key} is a ${old}, not a ${fresh}. Nothing was changed.`);
    }
    if (fresh === "object") refuseOtherShape(key, row.value as object, value as object);
    await tx
      .update(settings)
      .set({ value: value as object, updatedAt: context.clock.now() })
      .where(eq(settings.key, key));
  });
  write(`${key} ${JSON.stringify(value)}`);
}

/** Objects keep their fields: a forgotten one would be missing from every answer. */
function refuseOtherShape(key: string, old: object, fresh: object): void {
  const missing = Object.keys(old).filter((name) => !(name in fresh));
  if (missing.length === 0) return;
  throw new StartError(`${key} needs the fields ${missing.join(", ")} too. Nothing was changed.`);
}
