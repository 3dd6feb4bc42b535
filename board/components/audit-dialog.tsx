import { useState } from "react";
import type { BoardAudit, BoardAuditEntry } from "@/contract/calls/board-audit";
import { Button } from "@/ui/chakra/button";
import { Dialog } from "@/ui/chakra/dialog";
import { useFound } from "../decisions/use-found";
import { useSession } from "../session/session";
import { textOfWord, useTexts } from "../texts/texts";
import { useFormats } from "../texts/use-formats";
import styles from "./audit.module.css";
import { FoundList } from "./decisions/found-list";

interface Props {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Who did what, and how it was before: for owners. */
export function AuditDialog({ open, onClose }: Props) {
  const t = useTexts();
  return (
    <Dialog open={open} onClose={onClose} title={t("audit.title")} closeLabel={t("app.close")} width="46rem">
      {open ? <Page before={null} /> : null}
    </Dialog>
  );
}

function Page({ before }: { readonly before: number | null }) {
  const t = useTexts();
  const [hasMore, setMore] = useState(false);
  const found = useFound<BoardAudit>(`/audit${before === null ? "" : `?before=${before}`}`);
  const next = found.value?.next ?? null;
  return (
    <div className={styles.page}>
      <FoundList
        found={found}
        empty={t("audit.none")}
        rowsOf={({ entries }) => entries.map((entry) => <Entry key={entry.id} entry={entry} />)}
      />
      {next !== null && !hasMore ? (
        <Button variant="outline" size="lg" wide onClick={() => setMore(true)}>
          {t("items.more")}
        </Button>
      ) : null}
      {next !== null && hasMore ? <Page before={next} /> : null}
    </div>
  );
}

const plain = (word: string) => word.replaceAll("_", " ");

const isInstant = (value: string) => /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value);

/** Says values with the names of what they stand for. */
function useWritten({ couriers }: BoardAuditEntry): (name: string, value: unknown) => string {
  const t = useTexts();
  const { time } = useFormats();
  const written = (name: string, value: unknown): string => {
    if (value === undefined || value === null || value === "") return "–";
    if (typeof value === "boolean") return t(value ? "audit.yes" : "audit.no");
    if (name === "courier_id")
      return couriers.find(({ id }) => id === value)?.name ?? t("audit.gone", { number: Number(value) });
    if (Array.isArray(value)) return value.map((part) => written(name, part)).join(", ") || "–";
    if (typeof value === "object")
      return Object.entries(value)
        .map(([key, part]) => `${textOfWord(t, "field", key) ?? plain(key)}: ${written(key, part)}`)
        .join(", ");
    if (typeof value !== "string") return String(value);
    if (isInstant(value)) return time(value);
    const word = name === "status" ? textOfWord(t, "status", value) : null;
    return word ?? (/^[a-z]+(_[a-z]+)+$/.test(value) ? plain(value) : value);
  };
  return written;
}

function Entry({ entry }: { readonly entry: BoardAuditEntry }) {
  const t = useTexts();
  const { time } = useFormats();
  const written = useWritten(entry);
  const stores = useSession(({ me }) => me?.stores ?? []);
  const { action, at, by, order_id: order, store_id: storeId, item_id: item } = entry;
  const names = [...new Set([...Object.keys(entry.before ?? {}), ...Object.keys(entry.after ?? {})])];
  const facts = [
    by,
    time(at),
    order === null ? null : t("order.number", { number: order }),
    stores.find(({ id }) => id === storeId)?.name ?? null,
    item === null ? null : (entry.item_name ?? t("audit.item", { number: item })),
  ];
  return (
    <li className={styles.entry}>
      <strong>{textOfWord(t, "did", action) ?? plain(action)}</strong>
      <span className={styles.facts}>
        {facts.map((fact) => (fact === null ? null : <bdi key={fact}>{fact}</bdi>))}
      </span>
      {names.length === 0 ? null : (
        <dl className={styles.changes}>
          {names.map((name) => (
            <div key={name}>
              <dt>{textOfWord(t, "field", name) ?? plain(name)}</dt>
              <dd>
                {entry.before && name in entry.before ? (
                  <>
                    <del>
                      <span className="visually-hidden">{t("audit.before")} </span>
                      <bdi>{written(name, entry.before[name])}</bdi>
                    </del>{" "}
                  </>
                ) : null}
                {entry.after && name in entry.after ? <bdi>{written(name, entry.after[name])}</bdi> : null}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  );
}
