import { useEffect, useRef, useState } from "react";
import { useShownCountry } from "@/features/configuration";
import { currentLanguage, useTexts } from "@/platform/i18n";
import { ChevronDownIcon } from "@/ui/icons/chevron-down";
import { LazyPart, lazyPart } from "../lazy-part";
import { countryName } from "./country-name";
import styles from "./country-select.module.css";

const CountryCombobox = lazyPart(() => import("./country-combobox"));

/** Names the country, stored under the key `country`; a press puts a list to choose from in its place. */
export function CountrySelect() {
  const t = useTexts("frame");
  const name = countryName(currentLanguage(), useShownCountry());
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const givesFocusBack = useRef(false);
  useEffect(() => {
    if (open || !givesFocusBack.current) return;
    givesFocusBack.current = false;
    button.current?.focus();
  }, [open]);
  const closed = (
    <button
      ref={button}
      type="button"
      className={styles.button}
      aria-label={`${t("language.country")}: ${name}`}
      aria-haspopup="listbox"
      aria-expanded={open}
      onClick={() => setOpen(true)}
    >
      <span className={styles.name}>{name}</span>
      <ChevronDownIcon size={14} />
    </button>
  );
  if (!open) return closed;
  return (
    <LazyPart pending={closed}>
      <CountryCombobox
        onClose={(left) => {
          givesFocusBack.current = !left;
          setOpen(false);
        }}
      />
    </LazyPart>
  );
}
