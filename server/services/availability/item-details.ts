/** Texts, picture and hours of one item, as the board changes them. What an import writes is written here as well. */
import { and, eq, sql } from "drizzle-orm";
import type { BoardItemDetails, BoardItemDetailsRequest } from "@/contract/calls/board-items";
import type { Queryable, ServerContext, Transaction } from "../../context";
import { items, type Translations } from "../../db/schema";
import { defaultLanguage, languages } from "../../locales";
import { writeAudit } from "../audit/write-audit";
import { type Operator, reachedBy } from "../operators/operator";
import { refuse } from "../refusals";
import { pictureUrl } from "../translations/translated-columns";

type ItemRow = typeof items.$inferSelect;

const lastMinute = "23:59";
/** The whole day ends with its last second, as an import writes it. */
const endOf = (time: string) => (time === lastMinute ? `${time}:59` : time);
const short = (time: string) => time.slice(0, 5);

/** The languages of the shop, that of the columns first, and those in which this item has texts. */
const languagesOf = ({ translations }: Pick<ItemRow, "translations">): string[] => [
  ...new Set([defaultLanguage, ...languages, ...Object.keys(translations)]),
];

const textsOf = (item: Pick<ItemRow, "name" | "description" | "translations">) =>
  languagesOf(item).map((language) => {
    const own = item.translations[language] ?? {};
    return language === defaultLanguage
      ? { language, name: item.name, description: item.description ?? "" }
      : { language, name: own.name ?? "", description: own.description ?? "" };
  });

/** GET /board/items/{id}. 404 for an item of other stores. */
export async function readItemDetails(
  database: Queryable,
  operator: Operator,
  itemId: number,
): Promise<BoardItemDetails> {
  const [item] = await database
    .select()
    .from(items)
    .where(and(eq(items.id, itemId), reachedBy(items.storeId, operator)));
  if (!item) throw refuse("board_item_unknown");
  return {
    id: item.id,
    texts: textsOf(item),
    picture: pictureUrl(item.image),
    available_from: short(item.availableFrom),
    available_to: short(item.availableTo),
  };
}

/** The translations with other names and descriptions; what else is translated of the item stays. */
function withTexts(
  translations: Translations,
  texts: readonly { language: string; name: string; description: string }[],
): Translations {
  const changed: Translations = { ...translations };
  for (const { language, name, description } of texts) {
    const { name: _name, description: _description, ...others } = changed[language] ?? {};
    const own = { ...others, ...(name ? { name } : {}), ...(description ? { description } : {}) };
    delete changed[language];
    if (Object.keys(own).length > 0) changed[language] = own;
  }
  return changed;
}

async function lockItem(tx: Transaction, operator: Operator, itemId: number): Promise<ItemRow> {
  const [item] = await tx
    .select()
    .from(items)
    .where(and(eq(items.id, itemId), reachedBy(items.storeId, operator)))
    .for("update");
  if (!item) throw refuse("board_item_unknown");
  return item;
}

/** Writes a change of an item with its line in the audit log, and tells the pages that show its store. */
async function write(
  tx: Transaction,
  now: Date,
  { operator, item, change }: { operator: Operator; item: ItemRow; change: Partial<ItemRow> },
): Promise<void> {
  const before = Object.fromEntries(Object.keys(change).map((name) => [name, item[name as keyof ItemRow]]));
  await tx
    .update(items)
    .set({ ...change, updatedAt: now })
    .where(eq(items.id, item.id));
  await tx.execute(sql`select pg_notify('store_changed', ${String(item.storeId)})`);
  await writeAudit(tx, {
    now,
    operator,
    action: "item_changed",
    storeId: item.storeId,
    itemId: item.id,
    before,
    after: change,
  });
}

/** PUT /board/items/{id}/details. 403 `texts` for a language that the shop has not, or no name in the first one. */
export async function changeItemDetails(
  tx: Transaction,
  { clock }: Pick<ServerContext, "clock">,
  operator: Operator,
  { itemId, texts, available_from: from, available_to: to }: BoardItemDetailsRequest & { itemId: number },
): Promise<void> {
  const item = await lockItem(tx, operator, itemId);
  const written = (texts ?? []).map(({ language, name, description }) => ({
    language,
    name: name.trim(),
    description: description.trim(),
  }));
  const known = languagesOf(item);
  if (written.some(({ language }) => !known.includes(language))) throw refuse("board_texts");
  const own = written.find(({ language }) => language === defaultLanguage);
  if (own?.name === "") throw refuse("board_texts");
  const others = written.filter(({ language }) => language !== defaultLanguage);
  const change: Partial<ItemRow> = {
    ...(own ? { name: own.name, description: own.description || null } : {}),
    ...(others.length > 0 ? { translations: withTexts(item.translations, others) } : {}),
    ...(from === undefined ? {} : { availableFrom: from }),
    ...(to === undefined ? {} : { availableTo: endOf(to) }),
  };
  if (Object.keys(change).length > 0) await write(tx, clock.now(), { operator, item, change });
}

/** POST /board/items/{id}/picture: `key` names a file that is in the folder of uploads already. */
export async function changeItemPicture(
  tx: Transaction,
  { clock }: Pick<ServerContext, "clock">,
  operator: Operator,
  { itemId, key }: { itemId: number; key: string },
): Promise<void> {
  const item = await lockItem(tx, operator, itemId);
  await write(tx, clock.now(), { operator, item, change: { image: key } });
}
