/** `doctor`: checks of what the shop stands on, each a few lines, with what the operator can do about it. */
import type { ServerContext } from "../context";
import { chooseTimeZones, sourcesLine, zoneOpinions } from "../services/time-zones";

type Write = (line: string) => void;

export interface Diagnosis {
  /** "note" works, and is worth knowing. */
  state: "ok" | "note";
  title: string;
  lines: readonly string[];
}

/** In the order in which they are shown. */
const checks: readonly ((context: ServerContext) => Promise<Diagnosis>)[] = [checkTimeZones];

/** Runs every check. */
export async function runDoctor(context: ServerContext, write: Write): Promise<void> {
  for (const check of checks) {
    const { state, title, lines } = await check(context);
    write(`${state.padEnd(5)} ${title}`);
    for (const line of lines) write(`      ${line}`);
  }
}

/** Which data say what time it is in the shop, and who says otherwise of the next twelve months. */
async function checkTimeZones({ database, settings, clock }: ServerContext): Promise<Diagnosis> {
  const now = clock.now();
  const { sources } = await chooseTimeZones(database, { name: settings.timeZone, now });
  const opinions = await zoneOpinions(database, sources, now);
  const others = opinions.filter(({ agrees }) => !agrees);
  const used = opinions.find(({ isUsed }) => isUsed);
  const lines = [`${used?.source}: ${used?.course}`];
  if (others.length === 0) lines.push("Package, database and this Node agree on the next twelve months.");
  for (const { source, course } of others) lines.push(`${source} says otherwise, and is not used: ${course}`);
  lines.push("Renew the data with: npm install --save-exact moment-timezone@latest, and start again.");
  return { state: others.length === 0 ? "ok" : "note", title: sourcesLine(sources), lines };
}
