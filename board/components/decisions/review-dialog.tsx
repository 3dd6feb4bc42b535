import { yupResolver } from "@hookform/resolvers/yup";
import { useMemo, useState } from "react";
import { useForm } from "react-hook-form";
import { object, string } from "yup";
import type { BoardReview } from "@/contract/calls/board-reviews";
import { Button } from "@/ui/chakra/button";
import { Dialog } from "@/ui/chakra/dialog";
import { TextArea } from "@/ui/chakra/text-area";
import { Rating } from "@/ui/plain/rating";
import { Switch } from "@/ui/plain/switch";
import { sendDecision } from "../../decisions/send-decision";
import { openOrder } from "../../orders/opened-order";
import { useSession } from "../../session/session";
import { useTexts } from "../../texts/texts";
import { useFormats } from "../../texts/use-formats";
import dialogs from "../dialogs.module.css";
import { failureText } from "../failure-text";
import { PhotoLinks } from "../photo-links";
import styles from "./decisions.module.css";

/** By the contract. */
const maxLength = 1000;

interface Props {
  readonly open: boolean;
  readonly review: BoardReview | null;
  readonly onClose: () => void;
  readonly onOpenOrder: () => void;
  readonly onChanged: (review: BoardReview) => void;
}

/** One review as its customer wrote it, the store's words below it, and whether shoppers read it. */
export function ReviewDialog({ open, review, onClose, onOpenOrder, onChanged }: Props) {
  const t = useTexts();
  const { time } = useFormats();
  const isOwner = useSession(({ me }) => me?.operator.role === "owner");
  if (review === null) return null;
  const { id, order_id: number } = review;
  return (
    <Dialog open={open} onClose={onClose} title={review.item_name} closeLabel={t("app.close")} width="32rem">
      <div className={dialogs.form}>
        <div className={styles.said}>
          <Rating value={review.rating} label={t("review.stars", { count: review.rating })} size={24} />
          <p className={styles.facts}>
            <span>{review.customer_name}</span>
            <span>{time(review.at)}</span>
          </p>
          {review.comment ? (
            <p className={styles.comment} dir="auto">
              {review.comment}
            </p>
          ) : null}
          <PhotoLinks photos={review.photos} />
        </div>
        {number === null ? null : (
          <Button
            variant="outline"
            size="lg"
            onClick={() => {
              onClose();
              onOpenOrder();
              openOrder(number);
            }}
          >
            {t("order.number", { number })}
          </Button>
        )}
        {isOwner ? <Hiding key={`hiding ${id}`} review={review} onChanged={onChanged} /> : null}
        <AnswerForm key={`answer ${id}`} review={review} onClose={onClose} onChanged={onChanged} />
      </div>
    </Dialog>
  );
}

type PartProps = Pick<Props, "onChanged"> & { readonly review: BoardReview };

function Hiding({ review, onChanged }: PartProps) {
  const t = useTexts();
  const [error, setError] = useState<unknown>(null);
  const hide = async (hidden: boolean) => {
    setError(null);
    try {
      await sendDecision("PUT", `/reviews/${review.id}/hidden`, { hidden });
      onChanged({ ...review, hidden });
    } catch (failure) {
      setError(failure);
    }
  };
  return (
    <div className={dialogs.part}>
      <Switch
        label={t("review.hide")}
        checked={review.hidden}
        onChange={({ target }) => void hide(target.checked)}
      />
      <p className={dialogs.quiet}>{t("review.hideText")}</p>
      {error === null ? null : <p role="alert">{failureText(error, t)}</p>}
    </div>
  );
}

function AnswerForm({ review, onClose, onChanged }: PartProps & Pick<Props, "onClose">) {
  const t = useTexts();
  const [error, setError] = useState<unknown>(null);
  const rules = useMemo(() => {
    const missing = t("review.answerMissing");
    return object({ answer: string().trim().default("").required(missing).max(maxLength, missing) });
  }, [t]);
  const { register, handleSubmit, formState, reset } = useForm({
    resolver: yupResolver(rules),
    defaultValues: { answer: review.answer ?? "" },
  });
  const save = async (answer: string | null) => {
    setError(null);
    try {
      await sendDecision("PUT", `/reviews/${review.id}/answer`, { answer });
      onChanged({ ...review, answer });
      if (answer === null) reset({ answer: "" });
      else onClose();
    } catch (failure) {
      setError(failure);
    }
  };
  const submit = handleSubmit(({ answer }) => save(answer));
  return (
    <form className={dialogs.form} onSubmit={(event) => void submit(event)} noValidate>
      <TextArea
        {...register("answer")}
        label={t("review.answer")}
        hint={t("review.answerHint")}
        maxLength={maxLength}
        error={formState.errors.answer?.message}
      />
      {error === null ? null : (
        <p className={dialogs.danger} role="alert">
          {failureText(error, t)}
        </p>
      )}
      <div className={dialogs.row}>
        {review.answer === null ? null : (
          <Button variant="outline" size="lg" wide onClick={() => void save(null)}>
            {t("review.takeBack")}
          </Button>
        )}
        <Button type="submit" size="lg" wide loading={formState.isSubmitting}>
          {t("review.save")}
        </Button>
      </div>
    </form>
  );
}
