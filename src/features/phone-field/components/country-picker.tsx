import { type RefObject, useEffect, useState } from "react";
import { currentLanguage, useTexts } from "@/platform/i18n";
import { loadPhones } from "@/platform/phone/load-phones";
import { SelectField } from "@/ui/plain/select-field";
import styles from "./phone-line.module.css";

type Phones = Awaited<ReturnType<typeof loadPhones>>;

const leftToRight = "\u200e";
const unknown = "–";
/** A number as the server stores it. */
const stored = /^\+\d{7,15}$/;

/** All that the closed list has room for. */
const codeOf = (phones: Phones | null, country: string): string => {
  const code = phones?.callingCodes().find((entry) => entry.country === country)?.code;
  return code === undefined ? unknown : `${leftToRight}+${code}`;
};

function namesOf(language: string): (country: string) => string {
  const names = new Intl.DisplayNames([language], { type: "region" });
  return (country) => {
    try {
      return names.of(country) ?? country;
    } catch {
      return country;
    }
  };
}

function optionsOf(phones: Phones | null, shopCountry: string) {
  const nameOf = namesOf(currentLanguage());
  if (phones === null) return [{ value: shopCountry, label: nameOf(shopCountry) }];
  const order = new Intl.Collator(currentLanguage());
  const codes = phones.callingCodes();
  // A shop that names no country of ours: nothing is chosen until somebody does.
  const none = codes.some(({ country }) => country === shopCountry)
    ? []
    : [{ value: shopCountry, label: unknown }];
  const all = codes
    .map(({ country, code }) => ({ value: country, name: nameOf(country), code }))
    .sort((one, other) => order.compare(one.name, other.name))
    .map(({ value, name, code }) => ({ value, label: `${leftToRight}+${code}${leftToRight} ${name}` }));
  return [...none, ...all];
}

interface Props {
  /** Holds the text field of the number, type `tel`. */
  readonly line: RefObject<HTMLDivElement | null>;
  readonly shopCountry: string;
  readonly size?: "md" | "lg" | undefined;
  /** A form that compares the text with what is stored keeps it as it is. */
  readonly asStored?: boolean | undefined;
}

/** The platform's own list of countries: it follows the code that is typed, and a choice is written into the field. */
export function CountryPicker({ line, shopCountry, size, asStored }: Props) {
  const t = useTexts("account");
  const [phones, setPhones] = useState<Phones | null>(null);
  const [picked, setPicked] = useState(shopCountry);
  useEffect(() => {
    let ended = false;
    loadPhones().then(
      (loaded) => {
        if (!ended) setPhones(loaded);
      },
      // Without the list the number is typed with its country's code.
      () => undefined,
    );
    return () => {
      ended = true;
    };
  }, []);
  const followIn = (input: HTMLInputElement) => {
    if (phones !== null && input.value.trim() !== "")
      setPicked(phones.countryOfTyped(input.value, shopCountry) ?? shopCountry);
  };
  // At every render: a form puts a number in without an event, at its start or from a saved address.
  useEffect(() => {
    const input = fieldIn(line.current);
    if (phones === null || input === null || document.activeElement === input) return;
    if (!asStored && stored.test(input.value)) writeInto(input, phones.writePhone(input.value, shopCountry));
    followIn(input);
  });
  useEffect(() => {
    const input = fieldIn(line.current);
    if (input === null) return;
    const follow = () => followIn(input);
    input.addEventListener("input", follow);
    return () => input.removeEventListener("input", follow);
  });
  const pick = (country: string) => {
    setPicked(country);
    const input = fieldIn(line.current);
    if (input === null || phones === null || input.readOnly || input.disabled) return;
    writeInto(input, phones.inCountry(input.value, country, shopCountry));
    input.focus();
  };
  return (
    <SelectField
      label={t("auth.phoneCountry")}
      {...(size === undefined ? {} : { size })}
      className={styles.picker}
      startSlot={
        <span className={styles.code} aria-hidden="true">
          {codeOf(phones, picked)}
        </span>
      }
      autoComplete="off"
      value={picked}
      onChange={({ target }) => pick(target.value)}
      options={optionsOf(phones, shopCountry)}
    />
  );
}

const fieldIn = (line: HTMLDivElement | null) =>
  line?.querySelector<HTMLInputElement>('input[type="tel"]') ?? null;

/** Writes as a person types, so that the form's library hears of it. */
function writeInto(input: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, text);
  input.dispatchEvent(new Event("input", { bubbles: true }));
}
