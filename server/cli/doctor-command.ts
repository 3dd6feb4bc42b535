/** `doctor`: checks what the shop depends on, the worst first, and says for each what the operator can do. */
import type { ServerContext } from "../context";
import { StartError } from "../core/start-error";
import { checkAddress, checkProxy } from "../services/doctor/address-checks";
import type { Check, Diagnosis, State } from "../services/doctor/diagnosis";
import { checkMail, checkNotice, checkWebhooks } from "../services/doctor/notice-checks";
import { checkPages } from "../services/doctor/page-check";
import { checkPictures } from "../services/doctor/picture-check";
import { checkRows } from "../services/doctor/row-checks";
import { checkBackup, checkDemo } from "../services/doctor/safety-checks";
import {
  checkHours,
  checkMaintenance,
  checkOrdering,
  checkStorePlaces,
  checkWayIn,
  checkZones,
} from "../services/doctor/selling-checks";
import { unusableSettings } from "../services/settings/config";
import { storedCountryProblem } from "../services/settings/shop-country";
import { chooseTimeZones, sourcesLine, zoneOpinions } from "../services/time-zones";

type Write = (line: string) => void;

/** In the order in which those of one colour are shown. */
const checks: Readonly<Record<string, Check>> = {
  "way in": checkWayIn,
  maintenance: checkMaintenance,
  ordering: checkOrdering,
  zones: checkZones,
  hours: checkHours,
  places: checkStorePlaces,
  rows: checkRows,
  pictures: checkPictures,
  "time zones": checkTimeZones,
  settings: checkSettings,
  country: checkCountry,
};

/** Checks that the demo does without, because nobody orders from it. */
const realShopChecks: Readonly<Record<string, Check>> = {
  notice: checkNotice,
  webhooks: checkWebhooks,
  mails: checkMail,
  address: checkAddress,
  proxy: checkProxy,
  pages: checkPages,
  backup: checkBackup,
  demo: checkDemo,
};

/** ms; a check that takes longer says nothing. */
const checkTimeoutMs = 3000;

/** Runs one check. What goes wrong with it is a finding, too. */
async function examine(context: ServerContext, name: string, check: Check): Promise<readonly Diagnosis[]> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Diagnosis>((done) => {
    timer = setTimeout(
      () => done({ state: "yellow", title: `The check of ${name} took too long, and was left.` }),
      checkTimeoutMs,
    );
  });
  try {
    return [await Promise.race([check(context), late])].flat();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return [{ state: "yellow", title: `The check of ${name} failed: ${reason}` }];
  } finally {
    clearTimeout(timer);
  }
}

const order: readonly State[] = ["red", "yellow", "ok"];

/** Runs every check. Throws a StartError where something is red. */
export async function runDoctor(context: ServerContext, write: Write): Promise<void> {
  const wanted = context.settings.demo ? checks : { ...checks, ...realShopChecks };
  const found: Diagnosis[] = [];
  for (const [name, check] of Object.entries(wanted)) found.push(...(await examine(context, name, check)));
  for (const state of order) {
    for (const { title, lines = [], mend } of found.filter((diagnosis) => diagnosis.state === state)) {
      write(`${state.padEnd(7)}${title}`);
      for (const line of lines) write(`       ${line}`);
      if (mend !== undefined) write(`       Mend it: ${mend}`);
    }
  }
  const red = found.filter(({ state }) => state === "red").length;
  if (red > 0)
    throw new StartError(
      `${red === 1 ? "One thing keeps" : `${red} things keep`} this shop from selling, or may lose its orders.`,
    );
}

/** Settings whose value has not the form that the shop reads. */
async function checkSettings({ database }: ServerContext): Promise<Diagnosis> {
  const wrong = await unusableSettings(database);
  return wrong.length === 0
    ? { state: "ok", title: "Settings: each has its form." }
    : {
        state: "yellow",
        title: "Settings: some have another form, and the defaults are used for them.",
        lines: wrong.map(({ key, part }) => `${part}: see "config explain ${key}"`),
        mend: "Set them anew: npm run ops -- config set KEY JSON.",
      };
}

/** The country where phone numbers without a code belong. */
async function checkCountry({ database }: ServerContext): Promise<Diagnosis> {
  const problem = await storedCountryProblem(database);
  return problem === null
    ? { state: "ok", title: "Country: it is one, or none was set." }
    : { state: "yellow", title: "Country: what is stored is none.", lines: [problem] };
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
  return { state: others.length === 0 ? "ok" : "yellow", title: sourcesLine(sources), lines };
}
