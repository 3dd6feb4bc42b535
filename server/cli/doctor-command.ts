/** `doctor`: checks the parts that the shop depends on, and says for each what the operator can do. */
import type { ServerContext } from "../context";
import { unusableSettings } from "../services/settings/config";
import { storedCountryProblem } from "../services/settings/shop-country";
import { chooseTimeZones, sourcesLine, zoneOpinions } from "../services/time-zones";

type Write = (line: string) => void;

export interface Diagnosis {
  /** "note" is no fault, but worth knowing. */
  state: "ok" | "note";
  title: string;
  lines: readonly string[];
}

/** In the order in which they are shown. */
const checks: readonly ((context: ServerContext) => Promise<Diagnosis>)[] = [
  checkTimeZones,
  checkSettings,
  checkCountry,
];

/** Runs every check. */
export async function runDoctor(context: ServerContext, write: Write): Promise<void> {
  for (const check of checks) {
    const { state, title, lines } = await check(context);
    write(`${state.padEnd(5)} ${title}`);
    for (const line of lines) write(`      ${line}`);
  }
}

/** Settings whose value has not the form that the shop reads. */
async function checkSettings({ database }: ServerContext): Promise<Diagnosis> {
  const wrong = await unusableSettings(database);
  return {
    state: wrong.length === 0 ? "ok" : "note",
    title:
      wrong.length === 0
        ? "Settings: each has its form."
        : "Settings: some have another form, and the defaults are used for them.",
    lines: wrong.map(
      ({ key, part }) => `${part}: see "config get ${key}" and "config list", and set it anew.`,
    ),
  };
}

/** The country where phone numbers without a code belong. */
async function checkCountry({ database }: ServerContext): Promise<Diagnosis> {
  const problem = await storedCountryProblem(database);
  return problem === null
    ? { state: "ok", title: "Country: it is one, or none was set.", lines: [] }
    : { state: "note", title: "Country: what is stored is none.", lines: [problem] };
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
