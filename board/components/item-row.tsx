import { ChevronDownIcon } from "@/ui/icons/chevron-down";
import { EditIcon } from "@/ui/icons/edit";
import { Checkbox } from "@/ui/plain/checkbox";
import { IconButton } from "@/ui/plain/icon-button";
import type { ShownItem } from "../items/shown-items";
import type { Parts } from "../items/switches";
import { useTexts } from "../texts/texts";
import { useFormats } from "../texts/use-formats";
import styles from "./items.module.css";
import { MarkText, PartRow, SoldOutSwitch } from "./part-row";

interface Props {
  readonly item: ShownItem;
  /** Null: nothing is being chosen. */
  readonly isChosen: boolean | null;
  readonly onChoose: () => void;
  readonly onMark: (subject: string, parts: Parts, soldOut: boolean) => void;
  readonly onEdit: () => void;
}

/** An item, what it costs, whether it is sold out, and its parts. */
export function ItemRow({ item, isChosen, onChoose, onMark, onEdit }: Props) {
  const t = useTexts();
  const { money } = useFormats();
  const { name, variations, options } = item;
  const parts = [...variations, ...options];
  const gone = parts.filter((part) => part.sold_out).length;
  const words = (
    <>
      <strong className={styles.name}>{name}</strong>
      <span className={styles.facts}>
        <span>{item.category}</span>
        <span>{money(item.price)}</span>
        {item.stock === null ? null : <span>{t("items.stock", { count: item.stock })}</span>}
        <MarkText part={item} />
      </span>
    </>
  );
  if (isChosen !== null)
    return (
      <li className={styles.item} data-sold-out={item.sold_out || undefined}>
        <Checkbox
          label={<span className={styles.words}>{words}</span>}
          checked={isChosen}
          onChange={onChoose}
        />
      </li>
    );
  return (
    <li className={styles.item} data-sold-out={item.sold_out || undefined}>
      <div className={styles.row}>
        <span className={styles.words}>{words}</span>
        <IconButton label={t("items.edit", { name })} size="lg" onClick={onEdit}>
          <EditIcon size={22} />
        </IconButton>
        <SoldOutSwitch
          name={name}
          part={item}
          onMark={(soldOut) => onMark(name, { item_ids: [item.id] }, soldOut)}
        />
      </div>
      {parts.length === 0 ? null : (
        <details className={styles.parts}>
          <summary>
            <ChevronDownIcon size={18} />
            {t("items.parts", { count: parts.length })}
            {gone > 0 ? <span className={styles.until}>{t("items.partsGone", { count: gone })}</span> : null}
          </summary>
          <ul>
            {variations.map((row) => (
              <PartRow
                key={row.id}
                name={row.type}
                price={row.price}
                stock={item.stock === null ? null : row.stock}
                part={row}
                onMark={(soldOut) => onMark(`${name}, ${row.type}`, { variation_ids: [row.id] }, soldOut)}
              />
            ))}
            {options.map((row) => {
              const { group, label } = row;
              const asked = { options: [{ item_id: item.id, group, label }] };
              return (
                <PartRow
                  key={`${group}/${label}`}
                  name={`${group}: ${label}`}
                  price={null}
                  part={row}
                  onMark={(soldOut) => onMark(`${name}, ${label}`, asked, soldOut)}
                />
              );
            })}
          </ul>
        </details>
      )}
    </li>
  );
}
