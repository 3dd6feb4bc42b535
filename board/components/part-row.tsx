import { Switch } from "@/ui/plain/switch";
import type { Mark } from "../items/shown-items";
import { useTexts } from "../texts/texts";
import { useFormats } from "../texts/use-formats";
import styles from "./items.module.css";

interface SwitchProps {
  readonly name: string;
  readonly part: Mark;
  readonly onMark: (soldOut: boolean) => void;
}

/** Whether something is sold out; the list names what it is of. */
export function SoldOutSwitch({ name, part, onMark }: SwitchProps) {
  const t = useTexts();
  return (
    <span className={styles.switch}>
      <Switch
        label={t("items.soldOut")}
        aria-label={`${t("items.soldOut")}: ${name}`}
        checked={part.sold_out}
        onChange={() => onMark(!part.sold_out)}
      />
    </span>
  );
}

/** Until when it is sold out, and whether that is only known here yet. */
export function MarkText({ part }: { readonly part: Mark }) {
  const t = useTexts();
  const { time } = useFormats();
  const until = part.sold_out_until;
  return (
    <>
      {part.sold_out && until !== null ? (
        <span className={styles.until}>{t("soldOut.until", { time: time(until) })}</span>
      ) : null}
      {part.waits ? <span className={styles.until}>{t("waiting.short")}</span> : null}
    </>
  );
}

interface Props extends SwitchProps {
  readonly price: number | null;
  /** Pieces; null: not counted. */
  readonly stock?: number | null;
}

/** A variation, an option or an add-on. */
export function PartRow({ name, price, stock = null, part, onMark }: Props) {
  const t = useTexts();
  const { money } = useFormats();
  return (
    <li className={styles.row} data-sold-out={part.sold_out || undefined}>
      <span className={styles.words}>
        <span>{name}</span>
        <span className={styles.facts}>
          {price === null ? null : <span>{money(price)}</span>}
          {stock === null ? null : <span>{t("items.stock", { count: stock })}</span>}
          <MarkText part={part} />
        </span>
      </span>
      <SoldOutSwitch name={name} part={part} onMark={onMark} />
    </li>
  );
}
