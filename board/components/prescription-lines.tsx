import type { BoardPrescription } from "@/contract/calls/board-prescriptions";
import { readAmount } from "@/platform/format/read-amount";
import { Button } from "@/ui/chakra/button";
import { CloseIcon } from "@/ui/icons/close";
import { MinusIcon } from "@/ui/icons/minus";
import { PlusIcon } from "@/ui/icons/plus";
import { TrashIcon } from "@/ui/icons/trash";
import { IconButton } from "@/ui/plain/icon-button";
import { SelectField } from "@/ui/plain/select-field";
import { TextField } from "@/ui/plain/text-field";
import {
  type DraftLine,
  draftProblem,
  maxQuantity,
  maxWords,
  withVariation,
} from "../prescriptions/draft-lines";
import type { Editor } from "../prescriptions/use-editor";
import { useTexts } from "../texts/texts";
import { useFormats } from "../texts/use-formats";
import part from "./card-part.module.css";
import styles from "./prescription.module.css";

interface Props {
  readonly editor: Editor;
  readonly prescription: BoardPrescription;
}

/** What the prescription is made of: to be changed until its customer has agreed. */
export function PrescriptionLines({ editor, prescription }: Props) {
  const t = useTexts();
  if (!editor.mayPrice) return <SentLines prescription={prescription} />;
  return (
    <section className={part.part} aria-label={t("prescription.lines")}>
      <h3 className={part.heading}>{t("prescription.lines")}</h3>
      {editor.lines.length === 0 ? <p className={styles.quiet}>{t("prescription.noLines")}</p> : null}
      <ul className={styles.lines}>
        {editor.lines.map((line) => (
          <Line key={line.key} line={line} editor={editor} />
        ))}
      </ul>
    </section>
  );
}

function SentLines({ prescription: { lines } }: Pick<Props, "prescription">) {
  const t = useTexts();
  const { money } = useFormats();
  if (lines.length === 0) return null;
  return (
    <section className={part.part} aria-label={t("prescription.lines")}>
      <h3 className={part.heading}>{t("prescription.lines")}</h3>
      <ul className={part.lines}>
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they have no other name, and stay in their order
          <li key={index} className={part.line}>
            <span className={part.quantity}>{line.quantity}×</span>
            <div>
              <p className={part.name}>{line.name}</p>
              {line.variation === null ? null : <p className={part.extra}>{line.variation}</p>}
              {line.substitute_for === null ? null : (
                <p className={part.extra}>{t("card.substitute", { prescribed: line.substitute_for })}</p>
              )}
            </div>
            <span className={part.price}>{t("card.unitPrice", { price: money(line.price) })}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Line({ line, editor }: { readonly line: DraftLine; readonly editor: Editor }) {
  const t = useTexts();
  const { money } = useFormats();
  const { digits, change } = editor;
  const { itemId, name, variations, variation, price, shelfPrice, substituteFor } = line;
  const problem = draftProblem(line, digits);
  const shown = name || t("prescription.ownWords");
  const isOther = shelfPrice !== null && readAmount(price, digits) !== shelfPrice;
  const wrong = price !== "" && problem === "price" ? t("edit.priceWrong") : undefined;
  return (
    <li className={styles.line} data-line={name}>
      <div className={styles.head}>
        {itemId === null ? (
          <TextField
            label={t("prescription.name")}
            size="lg"
            value={name}
            maxLength={maxWords}
            autoComplete="off"
            onChange={({ target }) => change({ ...line, name: target.value })}
          />
        ) : (
          <p className={styles.name}>
            {name}
            {variations.length === 0 && variation !== null ? (
              <span className={styles.quiet}> {variation}</span>
            ) : null}
          </p>
        )}
        <IconButton
          size="lg"
          label={t("prescription.remove", { name: shown })}
          onClick={() => editor.remove(line.key)}
        >
          <TrashIcon size={22} />
        </IconButton>
      </div>
      {variations.length > 0 ? (
        <SelectField
          label={t("prescription.variation")}
          size="lg"
          value={variation ?? ""}
          options={[
            { value: "", label: t("prescription.choose"), disabled: true },
            ...variations.map(({ type, price: of }) => ({ value: type, label: `${type} · ${money(of)}` })),
          ]}
          onChange={({ target }) => change(withVariation(line, target.value, digits))}
        />
      ) : null}
      <div className={styles.fields}>
        <TextField
          label={t("prescription.unitPrice")}
          size="lg"
          value={price}
          inputMode="decimal"
          autoComplete="off"
          error={wrong}
          onChange={({ target }) => change({ ...line, price: target.value })}
        />
        <Pieces line={line} name={shown} onChange={(quantity) => change({ ...line, quantity })} />
      </div>
      {isOther ? (
        <p className={styles.quiet}>{t("prescription.shelf", { price: money(shelfPrice) })}</p>
      ) : null}
      {substituteFor === null ? (
        <Button variant="ghost" size="lg" onClick={() => change({ ...line, substituteFor: "" })}>
          {t("prescription.substitute")}
        </Button>
      ) : (
        <div className={styles.fields}>
          <TextField
            label={t("prescription.substituteFor")}
            size="lg"
            value={substituteFor}
            maxLength={maxWords}
            autoComplete="off"
            onChange={({ target }) => change({ ...line, substituteFor: target.value })}
          />
          <IconButton
            size="lg"
            label={t("prescription.noSubstitute", { name: shown })}
            onClick={() => change({ ...line, substituteFor: null })}
          >
            <CloseIcon size={22} />
          </IconButton>
        </div>
      )}
    </li>
  );
}

interface PiecesProps {
  readonly line: DraftLine;
  readonly name: string;
  readonly onChange: (quantity: number) => void;
}

function Pieces({ line: { quantity }, name, onChange }: PiecesProps) {
  const t = useTexts();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend that is drawn
    <div className={styles.pieces} role="group" aria-label={t("prescription.pieces", { name })}>
      <IconButton
        size="lg"
        label={t("prescription.fewer")}
        disabled={quantity <= 1}
        onClick={() => onChange(quantity - 1)}
      >
        <MinusIcon size={20} />
      </IconButton>
      <output>{quantity}</output>
      <IconButton
        size="lg"
        label={t("prescription.more")}
        disabled={quantity >= maxQuantity}
        onClick={() => onChange(quantity + 1)}
      >
        <PlusIcon size={20} />
      </IconButton>
    </div>
  );
}
