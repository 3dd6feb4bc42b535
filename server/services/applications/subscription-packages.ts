/** Packages that stores may pay for a time instead of a commission of each order. */
import { and, asc, eq } from "drizzle-orm";
import type { PackageView } from "@/contract/calls/store-plans";
import { toMajor, toMinor } from "@/domain/money";
import { offeredPlans } from "@/domain/store-plan";
import type { Language, Queryable, ServerContext } from "../../context";
import { subscriptionPackages } from "../../db/schema";
import type { AgreedPackage } from "../../db/schema/applications";
import { refuse } from "../refusals";
import { readConfig } from "../settings/config";
import { checkAmounts } from "../settings/exact-amounts";
import { readDigits } from "../settings/shop-view";

const maxPackages = 50;

type PackageRow = typeof subscriptionPackages.$inferSelect;

/** Those that can be chosen, the cheapest first. */
export function offeredPackages(database: Queryable): Promise<PackageRow[]> {
  return database
    .select()
    .from(subscriptionPackages)
    .where(eq(subscriptionPackages.active, true))
    .orderBy(asc(subscriptionPackages.price), asc(subscriptionPackages.id))
    .limit(maxPackages);
}

const limitText = (limit: number | null) => (limit === null ? "unlimited" : String(limit));

/** GET /vendor/package-view: nothing where the shop takes a commission only. */
export async function viewPackages(
  { database }: Pick<ServerContext, "database">,
  language: Language,
): Promise<PackageView> {
  const config = await readConfig(database);
  if (config.subscription_business_model !== 1) return { packages: [] };
  const rows = await offeredPackages(database);
  return {
    packages: rows.map((row) => ({
      id: row.id,
      package_name: row.translations[language]?.name ?? row.name,
      text: row.translations[language]?.description ?? row.description,
      price: toMajor(row.price, config.digit_after_decimal_point),
      validity: row.days,
      max_order: limitText(row.maximumOrders),
      max_product: limitText(row.maximumItems),
      status: 1 as const,
    })),
  };
}

/** The agreed plan: null for a commission. Refuses plans that the shop does not offer. */
export async function agreedPlan(
  database: Queryable,
  asked: { business_plan?: "commission" | "subscription" | undefined; package_id?: number | undefined },
): Promise<AgreedPackage | null> {
  const packages = await offeredPackages(database);
  const offered = offeredPlans(await readConfig(database), packages);
  const plan = asked.business_plan ?? "commission";
  if (!offered[plan]) throw refuse("plan_not_offered");
  if (plan === "commission") return null;
  const chosen = packages.find(({ id }) => id === asked.package_id);
  if (!chosen) throw refuse("package_unknown");
  const { id, name, price, days, maximumOrders, maximumItems } = chosen;
  return { id, name, price, days, maximumOrders, maximumItems };
}

/** The columns of an application that hold its plan. */
export function planColumns(agreed: AgreedPackage | null) {
  if (agreed === null) return { plan: "commission" as const, package: null, planState: null };
  const isTried = agreed.trialDays !== undefined;
  const planState = isTried
    ? ("trial" as const)
    : agreed.price === 0
      ? ("paid" as const)
      : ("unpaid" as const);
  return { plan: "subscription" as const, package: agreed, planState };
}

/** Every package with whether it is offered; prices in major units. */
export async function listAllPackages({ database }: Pick<ServerContext, "database">) {
  const digits = await readDigits(database);
  const rows = await database.select().from(subscriptionPackages).orderBy(asc(subscriptionPackages.id));
  return rows.map(({ price, ...row }) => ({ ...row, price: toMajor(price, digits) }));
}

/** The price in major units; null is no limit. */
export interface NewPackage {
  name: string;
  price: number;
  days: number;
  maximumOrders: number | null;
  maximumItems: number | null;
}

/** Offers a new package. Returns its id, or null for a name or length that cannot be meant. */
export async function addPackage(
  { database }: Pick<ServerContext, "database">,
  { name, price, days, maximumOrders, maximumItems }: NewPackage,
): Promise<number | null> {
  if (name.trim() === "" || days < 1 || days > 3650 || maximumOrders === 0 || maximumItems === 0) return null;
  await checkAmounts(database, [["The price", price]]);
  const [row] = await database
    .insert(subscriptionPackages)
    .values({
      name: name.trim(),
      price: toMinor(price, await readDigits(database)),
      days,
      maximumOrders,
      maximumItems,
    })
    .returning({ id: subscriptionPackages.id });
  return row?.id ?? null;
}

/** Offers a package no longer; applications that named it keep it. False when it is not offered. */
export async function stopPackage(
  { database }: Pick<ServerContext, "database">,
  id: number,
): Promise<boolean> {
  const stopped = await database
    .update(subscriptionPackages)
    .set({ active: false })
    .where(and(eq(subscriptionPackages.id, id), eq(subscriptionPackages.active, true)))
    .returning({ id: subscriptionPackages.id });
  return stopped.length > 0;
}
