/** Makes a shop of the answers: the same files that an import takes, brought in by the import. */
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ServerContext } from "../../context";
import { StartError } from "../../core/errors";
import { modules, stores, zones } from "../../db/schema";
import { isFilledByDemo } from "../demo/demo-rows";
import { configDefaults } from "../settings/config-defaults";
import { openCurrency } from "../settings/shop-currency-check";
import { findFiles, importShop, Problems, problemLine, refreshStatistics } from "../shop-files";
import { type Answers, listOf, outlineOfAnswer } from "./answers";
import { readWeek } from "./week-of-hours";

/** A key made of a name; names without a Latin letter get the other one. */
const keyOf = (name: string, otherwise: string): string =>
  name
    .normalize("NFKD")
    .toLowerCase()
    .replace(/\p{M}/gu, "")
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, 60)
    .replace(/^-+|-+$/g, "") || otherwise;

const outlineCell = (zone: string): unknown => {
  const text = outlineOfAnswer(zone);
  return text.startsWith("{") ? JSON.parse(text) : text;
};

/** The files of a new shop, by their name without the ending. */
export function filesOf(answers: Answers): Record<string, unknown> {
  const keys = {
    zone: keyOf(answers.zone_name, "town"),
    module: answers.trade,
    category: keyOf(answers.category, "first-category"),
    store: keyOf(answers.store, "first-store"),
  };
  const week = readWeek(answers.hours);
  const spoken = listOf(answers.languages);
  const { language, sys_language } = configDefaults;
  return {
    shop: {
      business_name: answers.name,
      country: answers.country.toUpperCase(),
      address: answers.address,
      phone: answers.phone,
      email: answers.email,
      default_location: { lat: answers.latitude, lng: answers.longitude },
      cash_on_delivery: true,
      language: language.filter(({ key }) => spoken.includes(key)),
      sys_language: sys_language.filter(({ key }) => spoken.includes(key)),
    },
    zones: [{ zone: keys.zone, name: answers.zone_name, outline: outlineCell(answers.zone) }],
    modules: [{ module: keys.module, type: answers.trade, name: answers.trade_name }],
    "delivery-charges": [
      {
        zone: keys.zone,
        module: keys.module,
        per_km: answers.delivery_per_km,
        minimum: answers.delivery_minimum,
      },
    ],
    categories: [{ category: keys.category, module: keys.module, name: answers.category }],
    stores: [
      {
        ...{ store: keys.store, module: keys.module, zone: keys.zone, name: answers.store },
        ...{ address: answers.address, latitude: answers.latitude, longitude: answers.longitude },
        ...{ phone: answers.phone, email: answers.email, prescriptions: answers.trade === "pharmacy" },
      },
    ],
    hours: Array.isArray(week) ? week.map((window) => ({ store: keys.store, ...window })) : [],
  };
}

/** Whether something is there that a new shop would lie beside. */
async function refuseExisting({ database }: Pick<ServerContext, "database">): Promise<void> {
  if (await isFilledByDemo(database))
    throw new StartError(
      "The demo filled this database. Take it out (npm run ops -- demo-remove), or name another folder in DATA_DIR.",
    );
  for (const table of [modules, zones, stores]) {
    const [row] = await database.select({ id: table.id }).from(table).limit(1);
    if (row)
      throw new StartError(
        "This database has a shop already: init only makes a new one. npm run ops -- export FOLDER writes the shop down, and import brings in what was changed.",
      );
  }
}

/** Makes the shop, or throws a StartError and changes nothing. */
export async function setUpShop(
  context: Pick<ServerContext, "database" | "settings" | "pictures">,
  answers: Answers,
): Promise<void> {
  await refuseExisting(context);
  // Prices are counted in the currency's smallest unit from here on.
  await openCurrency(context);
  const folder = await mkdtemp(join(tmpdir(), "doorstep-init-"));
  try {
    for (const [name, content] of Object.entries(filesOf(answers)))
      await writeFile(join(folder, `${name}.json`), JSON.stringify(content));
    const problems = new Problems();
    const found = await findFiles(folder, problems);
    await importShop(context, found, { dryRun: false, prune: false, encoding: null }, problems);
    if (problems.errors > 0)
      throw new StartError(`Nothing was made:\n${problems.kept.map(problemLine).join("\n")}`);
    await refreshStatistics(context.database);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
