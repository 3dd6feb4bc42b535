import { useEffect, useState } from "react";
import { Button } from "@/ui/chakra/button";
import { SearchField } from "@/ui/plain/search-field";
import { Spinner } from "@/ui/plain/spinner";
import { Switch } from "@/ui/plain/switch";
import type { ShownItem } from "../items/shown-items";
import { markSoldOut, type Parts } from "../items/switches";
import { useItems } from "../items/use-items";
import { useTexts } from "../texts/texts";
import { failureText } from "./failure-text";
import { ItemForm } from "./item-form";
import { ItemRow } from "./item-row";
import styles from "./items.module.css";
import { PartRow } from "./part-row";
import { SoldOutDialog } from "./sold-out-dialog";

/** Typing rests for so long before the list is read, ms. */
const typingMs = 300;

/** What somebody is asked about: how long the named things are sold out. */
interface Question {
  readonly subject: string;
  readonly parts: Parts;
}

/** A store's items, with what can be switched and changed of each. */
export function ItemsView({ storeId }: { readonly storeId: number }) {
  const t = useTexts();
  const [typed, setTyped] = useState("");
  const [search, setSearch] = useState("");
  const [onlySoldOut, setOnlySoldOut] = useState(false);
  const [chosen, setChosen] = useState<ReadonlyMap<number, string> | null>(null);
  const [question, setQuestion] = useState<Question | null>(null);
  const [isAsking, setAsking] = useState(false);
  const [edited, setEdited] = useState<ShownItem | null>(null);
  const [isEditing, setEditing] = useState(false);
  const { shown, isReading, error, more, retry, change } = useItems(storeId, { search, onlySoldOut });
  useEffect(() => {
    const timer = setTimeout(() => setSearch(typed.trim()), typed === "" ? 0 : typingMs);
    return () => clearTimeout(timer);
  }, [typed]);

  const ask = (subject: string, parts: Parts) => {
    setQuestion({ subject, parts });
    setAsking(true);
  };
  const end = (subject: string, parts: Parts) =>
    void markSoldOut(subject, storeId, parts, { soldOut: false, until: null });
  const mark = (subject: string, parts: Parts, soldOut: boolean) => (soldOut ? ask : end)(subject, parts);
  const choose = ({ id, name }: ShownItem) => {
    const next = new Map(chosen);
    if (!next.delete(id)) next.set(id, name);
    setChosen(next);
  };
  const markChosen = (soldOut: boolean) => {
    if (chosen === null || chosen.size === 0) return;
    const [first = ""] = chosen.values();
    const subject = chosen.size === 1 ? first : t("items.several", { count: chosen.size });
    mark(subject, { item_ids: [...chosen.keys()] }, soldOut);
    if (!soldOut) setChosen(null);
  };
  const words = search.toLowerCase();
  const addOns = (shown?.add_ons ?? []).filter(
    (row) => row.name.toLowerCase().includes(words) && (row.sold_out || !onlySoldOut),
  );
  const isEmpty = shown !== null && shown.items.length === 0 && addOns.length === 0;

  return (
    <div className={styles.view}>
      <SearchField
        size="lg"
        label={t("items.search")}
        placeholder={t("items.search")}
        clearLabel={t("items.clear")}
        value={typed}
        onValueChange={setTyped}
        maxLength={100}
        busy={isReading && shown !== null}
      />
      <div className={styles.tools}>
        <Switch
          label={t("items.onlySoldOut")}
          checked={onlySoldOut}
          onChange={({ target }) => setOnlySoldOut(target.checked)}
        />
        <Button
          variant="outline"
          size="lg"
          aria-pressed={chosen !== null}
          onClick={() => setChosen(chosen === null ? new Map() : null)}
        >
          {t(chosen === null ? "items.select" : "items.selectEnd")}
        </Button>
      </div>
      {isReading && shown === null ? <Spinner label={t("app.loading")} /> : null}
      {isEmpty && !isReading ? <p className={styles.quiet}>{t("items.none")}</p> : null}
      {shown !== null && shown.items.length > 0 ? (
        <ul className={styles.list}>
          {shown.items.map((item) => (
            <ItemRow
              key={item.id}
              item={item}
              isChosen={chosen === null ? null : chosen.has(item.id)}
              onChoose={() => choose(item)}
              onMark={mark}
              onEdit={() => {
                setEdited(item);
                setEditing(true);
              }}
            />
          ))}
        </ul>
      ) : null}
      {error === null ? null : (
        <div className={styles.failure}>
          <p role="alert">{failureText(error, t)}</p>
          <Button variant="outline" size="lg" onClick={retry}>
            {t("app.retry")}
          </Button>
        </div>
      )}
      {shown !== null && shown.next !== null && error === null ? (
        <Button variant="outline" size="lg" wide loading={isReading} onClick={more}>
          {t("items.more")}
        </Button>
      ) : null}
      {addOns.length > 0 && shown?.next === null ? (
        <section className={styles.part}>
          <h3 className={styles.heading}>{t("items.addOns")}</h3>
          <ul className={styles.list}>
            {addOns.map((row) => (
              <PartRow
                key={row.id}
                name={row.name}
                price={row.price}
                part={row}
                onMark={(soldOut) => mark(row.name, { add_on_ids: [row.id] }, soldOut)}
              />
            ))}
          </ul>
        </section>
      ) : null}
      {chosen === null ? null : (
        <div className={styles.chosen}>
          <p role="status">{t("items.chosen", { count: chosen.size })}</p>
          <Button size="lg" aria-disabled={chosen.size === 0} onClick={() => markChosen(true)}>
            {t("items.soldOut")}
          </Button>
          <Button
            variant="outline"
            size="lg"
            aria-disabled={chosen.size === 0}
            onClick={() => markChosen(false)}
          >
            {t("items.onSale")}
          </Button>
        </div>
      )}
      <SoldOutDialog
        open={isAsking}
        subject={question?.subject ?? ""}
        onClose={() => setAsking(false)}
        onChoose={(until) => {
          if (question === null) return;
          void markSoldOut(question.subject, storeId, question.parts, { soldOut: true, until });
          setChosen(null);
        }}
      />
      <ItemForm
        open={isEditing}
        item={edited}
        onClose={() => setEditing(false)}
        onSaved={(saved) => {
          if (edited !== null) change(edited.id, saved);
          setEditing(false);
        }}
      />
    </div>
  );
}
