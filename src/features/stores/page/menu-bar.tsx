// @chunk store-menu
import { type MouseEvent, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useTexts } from "@/platform/i18n";
import { classNames } from "@/ui/class-names";
import { CloseIcon } from "@/ui/icons/close";
import { SearchIcon } from "@/ui/icons/search";
import { Container } from "@/ui/plain/container";
import { IconButton } from "@/ui/plain/icon-button";
import { SearchField } from "@/ui/plain/search-field";
import styles from "./menu-bar.module.css";
import type { MenuGroup } from "./menu-groups";
import { useSectionInView } from "./use-section-in-view";

export interface MenuBarProps {
  readonly storeName: string;
  readonly categories: readonly MenuGroup["category"][];
  /** False while what was searched stands in the sections' place. */
  readonly sectionsShown: boolean;
  /** The address of the page that begins at a section. */
  readonly hrefOf: (category: number) => string;
  readonly onGoTo: (category: number) => void;
  readonly searched: string;
  readonly onSearch: (text: string) => void;
  readonly busy: boolean;
}

/** The sections of a menu, which follow the page, and the search, which a phone shows as a button until it is wanted. */
export function MenuBar(props: MenuBarProps) {
  const { categories, searched, onSearch } = props;
  const t = useTexts("catalogue");
  const shell = useTexts("shell");
  const bar = useRef<HTMLDivElement>(null);
  const row = useRef<HTMLElement>(null);
  const current = useSectionInView(bar, categories, props.sectionsShown);
  const [open, setOpen] = useState(searched !== "");

  useEffect(() => {
    const link = row.current?.querySelector("[aria-current]")?.getBoundingClientRect();
    const frame = row.current?.getBoundingClientRect();
    if (current === undefined || !link || !frame) return;
    row.current?.scrollBy({ left: link.left + link.width / 2 - frame.left - frame.width / 2 });
  }, [current]);

  const press = (event: MouseEvent, category: number) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    setOpen(false);
    props.onGoTo(category);
  };
  const openSearch = () => {
    // Within the press: a phone opens its keyboard for nothing else.
    flushSync(() => setOpen(true));
    bar.current?.querySelector("input")?.focus();
  };
  const closeSearch = () => {
    flushSync(() => setOpen(false));
    onSearch("");
    bar.current?.querySelector<HTMLElement>("[data-opens-search]")?.focus();
  };
  return (
    <div ref={bar} className={styles.bar}>
      <Container className={classNames(styles.content, open && styles.searching)}>
        {categories.length > 1 ? (
          <nav ref={row} className={styles.sections} aria-label={t("store.categories")}>
            {categories.map(({ id, name }) => (
              <a
                key={id}
                href={props.hrefOf(id)}
                className={styles.section}
                aria-current={id === current ? "true" : undefined}
                onClick={(event) => press(event, id)}
              >
                <span>{name}</span>
              </a>
            ))}
          </nav>
        ) : (
          <span className={styles.sections} />
        )}
        <IconButton
          label={t("store.searchShort")}
          className={styles.opener}
          data-opens-search=""
          aria-expanded={open}
          onClick={openSearch}
        >
          <SearchIcon />
        </IconButton>
        <div className={styles.search}>
          <SearchField
            label={t("store.search", { name: props.storeName })}
            placeholder={t("store.searchShort")}
            value={searched}
            onValueChange={onSearch}
            clearLabel={shell("app.clear")}
            busy={props.busy}
          />
          <IconButton label={shell("app.close")} className={styles.closer} onClick={closeSearch}>
            <CloseIcon />
          </IconButton>
        </div>
      </Container>
    </div>
  );
}
