import { useId, useState } from "react";
import type { CourierOrder } from "@/contract/calls/couriers";
import type { StoredFile } from "@/platform/outbox";
import { Button } from "@/ui/plain/button";
import { Sheet } from "@/ui/plain/sheet/sheet";
import { isProved, proofOf } from "../rules/next-step";
import { press } from "../steps/send-steps";
import { useTexts } from "../texts/texts";
import { useFormats } from "../texts/use-formats";
import styles from "./deliver-sheet.module.css";
import { DoorPhoto } from "./door-photo";

interface Props {
  readonly open: boolean;
  readonly order: CourierOrder;
  readonly onClose: () => void;
}

/** What the handing over takes: the cash, and the code or a photo where the shop asks for one. */
export function DeliverSheet(props: Props) {
  const t = useTexts();
  return (
    <Sheet
      open={props.open}
      onClose={props.onClose}
      title={t("deliver.title", { number: props.order.id })}
      closeLabel={t("app.close")}
      width="28rem"
    >
      <DeliverForm {...props} />
    </Sheet>
  );
}

function DeliverForm({ order, onClose }: Props) {
  const t = useTexts();
  const { money } = useFormats();
  const codeId = useId();
  const missingId = useId();
  const [code, setCode] = useState("");
  const [photo, setPhoto] = useState<StoredFile | null>(null);
  const [isMissing, setMissing] = useState(false);
  const proof = proofOf(order);
  const photos = order.photos + (photo === null ? 0 : 1);
  const { cash_to_take: cash, id: orderId } = order;
  const confirm = () => {
    if (!isProved(proof, { code, photos })) return setMissing(true);
    const delivered = {
      kind: "delivered",
      orderId,
      code: code.trim() === "" ? null : code.trim(),
      cashTaken: cash,
    } as const;
    // The photo first: it is what proves the delivery.
    void (photo === null ? press(delivered) : press({ kind: "photo", orderId, photo }, delivered));
    onClose();
  };
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        confirm();
      }}
    >
      {cash > 0 ? (
        <div className={styles.cash}>
          <p>{t("deliver.cash")}</p>
          <p className={styles.sum}>{money(cash)}</p>
          {order.bring_change > 0 ? (
            <p className={styles.hint}>{t("order.change", { amount: money(order.bring_change) })}</p>
          ) : null}
        </div>
      ) : null}
      {proof === "code" || proof === "either" ? (
        <div className={styles.part}>
          <label className={styles.label} htmlFor={codeId}>
            {t("deliver.code")}
          </label>
          <input
            id={codeId}
            className={styles.code}
            data-autofocus=""
            inputMode="numeric"
            autoComplete="off"
            enterKeyHint="done"
            maxLength={20}
            dir="ltr"
            value={code}
            aria-invalid={isMissing || undefined}
            aria-describedby={missingId}
            onChange={({ target }) => {
              setCode(target.value);
              setMissing(false);
            }}
          />
          <p className={styles.hint}>{t("deliver.codeHint")}</p>
        </div>
      ) : null}
      {proof === "either" ? <p className={styles.or}>{t("deliver.or")}</p> : null}
      {proof === "photo" || proof === "either" ? (
        <DoorPhoto
          photo={photo}
          count={photos}
          onPhoto={(taken) => {
            setPhoto(taken);
            setMissing(false);
          }}
        />
      ) : null}
      <p className={styles.missing} id={missingId} role="alert">
        {isMissing && proof !== "none" ? t(`deliver.missing.${proof}`) : null}
      </p>
      <Button type="submit" wide className={styles.confirm}>
        {cash > 0 ? t("deliver.confirmCash", { amount: money(cash) }) : t("deliver.confirm")}
      </Button>
    </form>
  );
}
