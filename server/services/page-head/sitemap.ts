/** The shop's public pages for search engines, in pages of consecutive ids, so that a million items need no counting. */
import { type SQL, sql } from "drizzle-orm";
import type { Queryable } from "../../context";
import { escapeHtml } from "../../core/escape-html";
import { literal } from "../../db/fixed-plan";
import { rowsOf } from "../../db/rows";

/** Ids a page of the sitemap spans; the protocol allows 50,000 addresses a file. */
export const idsPerPage = 10_000;
/** The last page that ids of four bytes can reach. */
const lastPage = Math.floor(2_147_483_647 / idsPerPage);
/** Rows read at a time while a page is written. */
const rowsPerRead = 1_000;

export type SitemapKind = "stores" | "categories" | "items";
const kinds: readonly SitemapKind[] = ["stores", "categories", "items"];

interface Kind {
  path: string;
  /** Table with its alias `r`, and what makes a row public. */
  from: SQL;
  public: SQL;
  changed: SQL;
}

const sources: Record<SitemapKind, Kind> = {
  stores: {
    path: "store",
    from: sql`stores r join modules m on m.id = r.module_id`,
    public: sql`r.status and m.active`,
    changed: sql`r.updated_at`,
  },
  categories: {
    path: "category",
    from: sql`categories r join modules m on m.id = r.module_id`,
    public: sql`r.active and m.active`,
    changed: sql`null::timestamptz`,
  },
  items: {
    path: "product",
    from: sql`items r join stores s on s.id = r.store_id and s.status join modules m on m.id = r.module_id`,
    public: sql`r.active and m.active`,
    changed: sql`r.updated_at`,
  },
};

/** Pages of the shop itself that anybody may read. */
const ownPages = ["", "about-us", "terms-and-conditions", "privacy-policy", "help-and-support"];

const day = (column: SQL) => sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD')`;

export interface SitemapPage {
  kind: SitemapKind;
  /** From 1. */
  page: number;
  /** Day of the last change, ISO 8601; null when rows of this kind have no date. */
  changed: string | null;
}

/** The pages that hold something, in order. */
export async function sitemapPages(database: Queryable): Promise<SitemapPage[]> {
  const pages: SitemapPage[] = [];
  for (const kind of kinds) {
    const source = sources[kind];
    const rows = rowsOf<{ page: number; changed: string | null }>(
      await database.execute(sql`
        select ((r.id - 1) / ${literal(idsPerPage)})::int + 1 as page, ${day(sql`max(${source.changed})`)} as changed
        from ${source.from} where ${source.public} group by 1 order by 1`),
    );
    pages.push(...rows.map((row) => ({ kind, page: row.page, changed: row.changed })));
  }
  return pages;
}

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const schema = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const entry = (tag: "url" | "sitemap", address: string, changed: string | null) =>
  `<${tag}><loc>${escapeHtml(address)}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ""}</${tag}>\n`;

/** `/sitemap.xml`: where the pages are, the shop's own first. */
export function sitemapIndex(origin: string, pages: readonly SitemapPage[]): string {
  const entries = pages.map(({ kind, page, changed }) =>
    entry("sitemap", `${origin}/sitemap-${kind}-${page}.xml`, changed),
  );
  return `${head}<sitemapindex ${schema}>\n${entry("sitemap", `${origin}/sitemap-pages-1.xml`, null)}${entries.join("")}</sitemapindex>\n`;
}

/** The shop's own pages. */
export function ownPagesSitemap(origin: string): string {
  const entries = ownPages.map((path) => entry("url", `${origin}/${path}`, null));
  return `${head}<urlset ${schema}>\n${entries.join("")}</urlset>\n`;
}

interface Row {
  id: number;
  slug: string;
  changed: string | null;
}

async function readRows(database: Queryable, kind: SitemapKind, after: number, last: number): Promise<Row[]> {
  const source = sources[kind];
  return rowsOf<Row>(
    await database.execute(sql`
      select r.id, r.slug, ${day(source.changed)} as changed from ${source.from}
      where r.id > ${after} and r.id <= ${last} and ${source.public} order by r.id limit ${rowsPerRead}`),
  );
}

/** One page, a part at a time; null when it holds nothing. */
export async function sitemapPage(
  database: Queryable,
  origin: string,
  kind: SitemapKind,
  page: number,
): Promise<AsyncIterable<string> | null> {
  if (page < 1 || page > lastPage) return null;
  const last = page * idsPerPage;
  const first = await readRows(database, kind, last - idsPerPage, last);
  if (first.length === 0) return null;
  return write();

  async function* write(): AsyncGenerator<string> {
    yield `${head}<urlset ${schema}>\n`;
    let rows = first;
    while (rows.length > 0) {
      yield rows
        .map((row) =>
          entry("url", `${origin}/${sources[kind].path}/${encodeURIComponent(row.slug)}`, row.changed),
        )
        .join("");
      rows = rows.length < rowsPerRead ? [] : await readRows(database, kind, rows.at(-1)?.id ?? last, last);
    }
    yield "</urlset>\n";
  }
}
