import { type FormEvent, type Ref, useEffect, useState } from "react";
import type { BoardItem } from "@/contract/calls/board-items";
import { Button } from "@/ui/chakra/button";
import { SearchField } from "@/ui/plain/search-field";
import { useFoundItems } from "../prescriptions/found-items";
import { useTexts } from "../texts/texts";
import { useFormats } from "../texts/use-formats";
import { failureText } from "./failure-text";
import styles from "./prescription.module.css";

interface Props {
  readonly ref: Ref<HTMLInputElement>;
  readonly storeId: number | null;
  /** There is room for no more lines. */
  readonly isFull: boolean;
  readonly onItem: (item: BoardItem) => void;
  readonly onWords: () => void;
}

/** Finds what is to be added by name, code or barcode. A scanner types the code and presses Enter. */
export function PrescriptionSearch({ ref, storeId, isFull, onItem, onWords }: Props) {
  const t = useTexts();
  const { money } = useFormats();
  const [typed, setTyped] = useState("");
  /** Enter was pressed before the answer was there. */
  const [entered, setEntered] = useState("");
  const words = typed.trim();
  const { items, error } = useFoundItems(storeId, words);
  const add = (item: BoardItem) => {
    onItem(item);
    setTyped("");
    setEntered("");
  };
  const isEntered = entered !== "" && entered === words;
  const only = items?.length === 1 ? items[0] : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: added once, when the answer to what was entered is there
  useEffect(() => {
    if (isEntered && only !== undefined) add(only);
  }, [isEntered, only]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (only === undefined) setEntered(words);
    else add(only);
  };
  if (isFull) return <p className={styles.quiet}>{t("prescription.full")}</p>;
  return (
    <div className={styles.search}>
      <form onSubmit={submit}>
        <SearchField
          ref={ref}
          size="lg"
          label={t("prescription.search")}
          placeholder={t("prescription.search")}
          clearLabel={t("items.clear")}
          value={typed}
          onValueChange={setTyped}
          maxLength={100}
          busy={items === null && error === null}
        />
      </form>
      {error === null ? null : <p role="alert">{failureText(error, t)}</p>}
      {words !== "" && items !== null ? (
        <div role="status">
          {items.length === 0 ? (
            <p className={styles.quiet}>{t("items.none")}</p>
          ) : (
            <ul className={styles.found}>
              {items.map((item) => (
                <li key={item.id}>
                  <button type="button" className={styles.hit} onClick={() => add(item)}>
                    <span>
                      <strong>{item.name}</strong>
                      <span className={styles.quiet}>
                        {item.sold_out
                          ? t("items.soldOut")
                          : item.stock === null
                            ? item.category
                            : t("items.stock", { count: item.stock })}
                      </span>
                    </span>
                    <span>{money(item.price)}</span>
                  </button>
                </li>
              ))}
            </ul>
          )}
        </div>
      ) : null}
      <Button variant="outline" size="lg" onClick={onWords}>
        {t("prescription.ownWords")}
      </Button>
    </div>
  );
}
