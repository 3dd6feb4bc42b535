import { useEffect, useRef } from "react";
import type { Store } from "@/contract";
import { useTexts } from "@/platform/i18n";
import { classNames } from "@/ui/class-names";
import { PinIcon } from "@/ui/icons/pin";
import { IconButton } from "@/ui/plain/icon-button";
import { StoreCard } from "../components/store-card";
import styles from "./store-map-view.module.css";

export interface StoreMapListProps {
  readonly stores: readonly Store[];
  /** Ids of the stores that have a pin. */
  readonly pinned: ReadonlySet<number>;
  readonly selected: number | null;
  /** `shown`: the map is to show it, too. */
  readonly onSelect: (id: number, shown: boolean) => void;
}

/** The stores of the map: beside it, or below it in a row that is swiped. The card in the middle of that row is marked. */
export function StoreMapList({ stores, pinned, selected, onSelect }: StoreMapListProps) {
  const t = useTexts("browse");
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (selected === null) return;
    const card = list.current?.querySelector(`[data-store="${selected}"]`);
    card?.scrollIntoView({ block: "nearest", inline: "center" });
  }, [selected]);

  // A row that scrolls by itself, as a right-to-left one does at first, chooses nothing.
  const swiped = useRef(false);
  const swipe = () => {
    swiped.current = true;
  };
  const selectMiddle = () => {
    const row = list.current;
    if (!swiped.current) return;
    swiped.current = false;
    if (!row || row.scrollWidth <= row.clientWidth) return;
    const { left, width } = row.getBoundingClientRect();
    const distance = (card: Element) => {
      const box = card.getBoundingClientRect();
      return Math.abs(box.left + box.width / 2 - left - width / 2);
    };
    const nearest = [...row.children].sort((a, b) => distance(a) - distance(b))[0];
    const id = Number((nearest as HTMLElement | undefined)?.dataset.store);
    if (id > 0 && id !== selected) onSelect(id, true);
  };

  return (
    <ul ref={list} className={styles.stores} onPointerDown={swipe} onWheel={swipe} onScrollEnd={selectMiddle}>
      {stores.map((store) => (
        <li
          key={store.id}
          data-store={store.id}
          className={classNames(styles.store, store.id === selected && styles.selected)}
          aria-current={store.id === selected ? "true" : undefined}
          // For the keyboard only: a card that moves under a finger is not pressed.
          onFocus={({ target }) => target.matches(":focus-visible") && onSelect(store.id, false)}
        >
          <StoreCard store={store} layout="row" />
          {pinned.has(store.id) ? (
            <IconButton
              size="sm"
              variant="soft"
              label={t("stores.showOnMap", { name: store.name })}
              onClick={() => onSelect(store.id, true)}
            >
              <PinIcon size={18} />
            </IconButton>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
