import { queryOptions } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { formatAge } from "@/platform/format";
import { currentLanguage, useTexts } from "@/platform/i18n";
import { paths } from "@/platform/navigation/paths";
import { isApiResponse, storedQueries, useQuery } from "@/platform/query";
import { Picture } from "@/ui/plain/picture";
import styles from "./offline-shelf.module.css";

const maxRows = 8;

interface ShelfRow {
  readonly key: string;
  readonly name: string;
  readonly picture: string | null;
  readonly href: string;
  /** Epoch ms of the response. */
  readonly seenAt: number;
}

interface NamedRow {
  readonly id: number;
  readonly name: string;
  readonly slug?: string;
  readonly module_id?: number;
  readonly logo_full_url?: string | null;
  readonly image_full_url?: string | null;
}

/** Stored records are unvalidated input: without an id and a name a record is no row. */
function asRow(data: unknown): NamedRow | null {
  const row = isApiResponse(data) ? (data.data as Partial<NamedRow> | null) : null;
  return typeof row?.id === "number" && typeof row.name === "string" ? (row as NamedRow) : null;
}

const shelfRow = (
  root: "store" | "item",
  row: NamedRow,
  href: string,
  picture: string | null | undefined,
  seenAt: number,
): ShelfRow => ({ key: `${root} ${row.id}`, name: row.name, picture: picture ?? null, href, seenAt });

/** Stores and items whose own page is stored on this device, the last seen first. */
async function storedPages(): Promise<ShelfRow[]> {
  const stores = (await storedQueries("store")).flatMap(({ data, updatedAt }) => {
    const row = asRow(data);
    return row === null ? [] : [shelfRow("store", row, paths.store.href(row), row.logo_full_url, updatedAt)];
  });
  const items = (await storedQueries("item")).flatMap(({ data, updatedAt }) => {
    const row = asRow(data);
    return row === null
      ? []
      : [shelfRow("item", row, paths.product.href(row), row.image_full_url, updatedAt)];
  });
  const newest = [...stores, ...items].sort((a, b) => b.seenAt - a.seenAt);
  return [...new Map(newest.reverse().map((row) => [row.key, row])).values()].reverse().slice(0, maxRows);
}

/** Read each time it is shown, because every page changes what is stored. */
const offlineShelfQuery = queryOptions({
  queryKey: ["suggestions", "offline-shelf"],
  queryFn: storedPages,
  networkMode: "always",
  staleTime: 0,
  gcTime: 0,
});

/** Pages that can be opened without network; nothing when nothing is stored. */
export default function OfflineShelf() {
  const t = useTexts("frame");
  const { data: rows = [] } = useQuery(offlineShelfQuery);
  if (rows.length === 0) return null;
  return (
    <section className={styles.shelf} aria-labelledby="offline-shelf">
      <h2 id="offline-shelf">{t("offline.shelf")}</h2>
      <ul>
        {rows.map((row) => (
          <li key={row.key}>
            <Link to={row.href} className={styles.row}>
              <span className={styles.picture}>
                <Picture src={row.picture} alt="" maxWidth={56} />
              </span>
              <span className={styles.words}>
                <strong>{row.name}</strong>
                <span>{formatAge(row.seenAt, Date.now(), currentLanguage())}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
