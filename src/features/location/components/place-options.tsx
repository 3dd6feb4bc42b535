import { commaList } from "@/platform/format/comma-list";
import { useTexts } from "@/platform/i18n";
import { classNames } from "@/ui/class-names";
import { PinIcon } from "@/ui/icons/pin";
import type { PlaceSearch } from "../use-place-search";
import styles from "./place-options.module.css";

/** The suggestions under a place search; its parent is positioned. */
export function PlaceOptions({ search }: { readonly search: PlaceSearch }) {
  const t = useTexts("shell");
  const { open, options, active, listId, choose, credit } = search;
  return (
    <>
      <div className={classNames(styles.list, open && options.length > 0 && styles.open)}>
        <div id={listId} role="listbox" aria-label={t("location.suggestions")}>
          {options.map((option, index) => {
            const [name, ...rest] = option.description.split(/[,\u060c]\s*/);
            return (
              // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: focus stays in the box, whose keys move the active option (the combobox pattern).
              <div
                key={option.placeId}
                id={`${listId}-${index}`}
                role="option"
                aria-selected={index === active}
                className={styles.option}
                // Keeps the focus in the box, which would close the list.
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => void choose(option)}
              >
                <PinIcon size={18} className={styles.pin} />
                <span className={styles.words}>
                  <bdi className={styles.name}>{name}</bdi>
                  {rest.length > 0 ? <bdi className={styles.area}>{commaList(rest)}</bdi> : null}
                </span>
              </div>
            );
          })}
        </div>
        {credit ? <p className={styles.credit}>{credit}</p> : null}
      </div>
      {open && options.length === 0 ? (
        <p className={classNames(styles.list, styles.open, styles.none)}>{t("location.noSuggestions")}</p>
      ) : null}
      <span className="visually-hidden" role="status">
        {open ? t("location.suggestionCount", { count: options.length }) : ""}
      </span>
    </>
  );
}
