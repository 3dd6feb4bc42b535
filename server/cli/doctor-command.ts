/** `doctor`: checks the parts that the shop depends on, and says for each what the operator can do. */
import type { ServerContext } from "../context";
import { chooseTimeZones, sourcesLine, zoneOpinions } from "../services/time-zones";

type Write = (line: string) => void;

export interface Diagnosis {
  /** "note" is no fault, but worth knowing. */
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

/** Names the time zone data in use, and whether other data differ from them in the next twelve months. */
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
