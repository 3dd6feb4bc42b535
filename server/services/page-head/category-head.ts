/** The head of a category's page. */
import { sql } from "drizzle-orm";
import type { Language, Queryable, ServerContext } from "../../context";
import { rowsOf } from "../../db/rows";
import type { Translations } from "../../db/schema";
import { fillText, textsOf } from "../../locales";
import { isIdOrSlug } from "../paging/query-values";
import { pictureUrl, translated } from "../translations/translated-columns";
import { type PageHeadResult, plainLine } from "./page-head";
import { addressOf, readShop } from "./shop-facts";
import { breadcrumbData, previewPicture } from "./structured-data";

interface CategoryName {
  id: number;
  slug: string;
  name: string;
  translations: Translations;
  image: string | null;
}

/** The category and, before it, the one that it belongs to. */
async function categoryWithParent(database: Queryable, row: string): Promise<CategoryName[]> {
  const condition = isIdOrSlug("c", row);
  if (condition === null) return [];
  return rowsOf<CategoryName>(
    await database.execute(sql`
      with own as (select c.* from categories c join modules m on m.id = c.module_id and m.active
        where c.active and ${condition} limit 1)
      select k.id, k.slug, k.name, k.translations, k.image from categories k, own
      where k.active and (k.id = own.id or k.id = own.parent_id) order by k.parent_id nulls first`),
  );
}

export async function categoryHead(
  context: ServerContext,
  row: string,
  language: Language,
): Promise<PageHeadResult> {
  const line = await categoryWithParent(context.database, row);
  const own = line.at(-1);
  if (!own) return "unknown";
  const site = await readShop(context, language);
  const named = line.map((category) => ({
    name: plainLine(translated(category.name, category.translations, "name", language), 120),
    address: addressOf(site, "category", category),
  }));
  const name = named.at(-1)?.name ?? "";
  const canonical = addressOf(site, "category", own);
  const picture = previewPicture(site, pictureUrl(own.image));
  return {
    title: name,
    description: fillText(textsOf(language).pageHead.category, { name, shop: site.name }),
    canonical,
    kind: "website",
    picture: picture ? { address: picture, text: name } : null,
    shopName: site.name,
    language,
    structured: [breadcrumbData(site, named)],
  };
}
