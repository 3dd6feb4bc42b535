import { yupResolver } from "@hookform/resolvers/yup";
import { useMemo, useState } from "react";
import { useForm } from "react-hook-form";
import { object, string } from "yup";
import type { BoardItemRequest } from "@/contract/calls/board-items";
import { latinDigits } from "@/domain/latin-digits";
import { readAmount } from "@/platform/format/read-amount";
import { Button } from "@/ui/chakra/button";
import { Dialog } from "@/ui/chakra/dialog";
import { TextField } from "@/ui/chakra/text-field";
import { SelectField } from "@/ui/plain/select-field";
import { Tabs } from "@/ui/plain/tabs";
import { changeItem } from "../items/change-item";
import type { ItemChange, ShownItem } from "../items/shown-items";
import { useSession } from "../session/session";
import { useTexts } from "../texts/texts";
import styles from "./dialogs.module.css";
import { failureText } from "./failure-text";
import { ItemPicture } from "./item-details/item-picture";
import { ItemTexts } from "./item-details/item-texts";
import { ReadItem } from "./item-details/read-item";

/** By the contract. */
const maxStock = 1_000_000;

interface Props {
  readonly open: boolean;
  readonly item: ShownItem | null;
  readonly onClose: () => void;
  readonly onSaved: (change: ItemChange) => void;
}

/** What can be changed of one item: price and stock, its texts, its picture and when it is sold. */
export function ItemForm({ open, item, onClose, onSaved }: Props) {
  const t = useTexts();
  const [tab, setTab] = useState<"price" | "texts" | "picture">("price");
  const [variationId, setVariationId] = useState<number | undefined>();
  const variations = item?.variations ?? [];
  const variation = variations.find(({ id }) => id === variationId);
  const price = (of: ShownItem) => (
    <div className={styles.form}>
      {variations.length > 0 ? (
        <SelectField
          label={t("edit.part")}
          size="lg"
          value={variation === undefined ? "" : String(variation.id)}
          options={[
            { value: "", label: t("edit.whole") },
            ...variations.map(({ id, type }) => ({ value: String(id), label: type })),
          ]}
          onChange={({ target }) => setVariationId(target.value === "" ? undefined : Number(target.value))}
        />
      ) : null}
      <Fields
        key={`${of.id}/${variation?.id ?? ""}`}
        itemId={of.id}
        variationId={variation?.id}
        price={(variation ?? of).price}
        // Where there are variations, each has a stock of its own.
        stock={of.stock === null || (variations.length > 0 && !variation) ? null : (variation ?? of).stock}
        onClose={onClose}
        onSaved={onSaved}
      />
    </div>
  );
  return (
    <Dialog open={open} onClose={onClose} title={item?.name ?? ""} closeLabel={t("app.close")} width="32rem">
      {item === null ? null : (
        <Tabs
          key={item.id}
          label={item.name}
          value={tab}
          onValueChange={setTab}
          items={[
            { value: "price", label: t("edit.priceTab"), panel: price(item) },
            {
              value: "texts",
              label: t("edit.textsTab"),
              panel: (
                <ReadItem itemId={item.id}>
                  {(details) => (
                    <ItemTexts details={details} onClose={onClose} onSaved={(name) => onSaved({ name })} />
                  )}
                </ReadItem>
              ),
            },
            {
              value: "picture",
              label: t("edit.pictureTab"),
              panel: (
                <ReadItem itemId={item.id}>
                  {(details) => (
                    <ItemPicture details={details} onClose={onClose} onSaved={() => onSaved({})} />
                  )}
                </ReadItem>
              ),
            },
          ]}
        />
      )}
    </Dialog>
  );
}

interface FieldsProps extends Pick<Props, "onClose" | "onSaved"> {
  readonly itemId: number;
  readonly variationId: number | undefined;
  readonly price: number;
  readonly stock: number | null;
}

function Fields({ itemId, variationId, price, stock, onClose, onSaved }: FieldsProps) {
  const t = useTexts();
  const digits = useSession(({ me }) => me?.shop.digits ?? 2);
  const [error, setError] = useState<unknown>(null);
  const rules = useMemo(
    () =>
      object({
        price: string()
          .default("")
          .test("price", t("edit.priceWrong"), (typed) => readAmount(typed, digits) !== null),
        stock: string()
          .default("")
          .test(
            "stock",
            t("edit.stockWrong"),
            (typed) =>
              stock === null ||
              (/^\d{1,7}$/.test(latinDigits(typed.trim())) && Number(latinDigits(typed)) <= maxStock),
          ),
      }),
    [t, digits, stock],
  );
  const { register, handleSubmit, formState } = useForm({
    resolver: yupResolver(rules),
    defaultValues: { price: price.toFixed(digits), stock: String(stock ?? "") },
  });
  const submit = handleSubmit(async (typed) => {
    const [newPrice, newStock] = [readAmount(typed.price, digits), Number(latinDigits(typed.stock))];
    const change: BoardItemRequest = {
      ...(variationId === undefined ? {} : { variation_id: variationId }),
      ...(newPrice === null || newPrice === price ? {} : { price: newPrice }),
      ...(stock === null || newStock === stock ? {} : { stock: newStock }),
    };
    setError(null);
    await changeItem(itemId, change).then(() => onSaved(change), setError);
  });
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <TextField
        {...register("price")}
        size="lg"
        label={t("edit.price")}
        inputMode="decimal"
        autoComplete="off"
        error={formState.errors.price?.message}
      />
      {stock === null ? null : (
        <TextField
          {...register("stock")}
          size="lg"
          label={t("edit.stock")}
          hint={t("edit.stockHint")}
          inputMode="numeric"
          autoComplete="off"
          error={formState.errors.stock?.message}
        />
      )}
      {error === null ? null : (
        <p className={styles.danger} role="alert">
          {failureText(error, t)}
        </p>
      )}
      <div className={styles.row}>
        <Button variant="outline" size="lg" wide onClick={onClose}>
          {t("app.cancel")}
        </Button>
        <Button type="submit" size="lg" wide loading={formState.isSubmitting}>
          {t("edit.save")}
        </Button>
      </div>
    </form>
  );
}
