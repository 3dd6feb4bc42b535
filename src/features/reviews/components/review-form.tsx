import { useEffect, useId, useRef, useState } from "react";
import { maxReviewLength, maxReviewPhotos } from "@/domain/reviews";
import { useTexts } from "@/platform/i18n";
import { acknowledgeRow, type ReviewRow, type StoredFile } from "@/platform/outbox";
import { markBusy } from "@/platform/worker";
import { changeByOutbox } from "@/stores/change-by-outbox";
import { showInfo, showSuccess } from "@/stores/toasts";
import { TextArea } from "@/ui/chakra/text-area";
import { Button } from "@/ui/plain/button";
import { PhotoChooser } from "@/ui/plain/photo-chooser";
import { RatingInput } from "@/ui/plain/rating-input";
import { StatusNote } from "@/ui/plain/status-note";
import type { ReviewSubject } from "../review-subjects";
import styles from "./reviews.module.css";

const words = ["", "stars.word1", "stars.word2", "stars.word3", "stars.word4", "stars.word5"] as const;

interface Props {
  readonly subject: ReviewSubject;
  /** The review that waits or was just sent; null where the shop has the last word. */
  readonly newest: ReviewRow["payload"] | null;
  readonly orderId: number;
  /** There is something that would be lost. */
  readonly onBegun: () => void;
  /** The review was sent; null where it is safe on this device and sent later. */
  readonly onSaved: (sent: ReviewRow["payload"] | null) => void;
  /** Gives a change up. */
  readonly onCancel: () => void;
}

/** Stars, words and photos for one item or for the courier. Input stays whatever the shop answers. */
export function ReviewForm({ subject, newest, orderId, onBegun, onSaved, onCancel }: Props) {
  const t = useTexts("reviews");
  const shell = useTexts("shell");
  const id = useId();
  const { target, name, row, written } = subject;
  const [rating, setRating] = useState(newest?.rating ?? written?.rating ?? 0);
  const [comment, setComment] = useState(newest?.comment ?? written?.comment ?? "");
  const [photos, setPhotos] = useState<readonly StoredFile[]>(newest?.attachments ?? []);
  const [removes, setRemoves] = useState(newest?.removesAttachments ?? false);
  // The row of a first review, while it is being sent, is not one to go back to.
  const [beganWithRow] = useState(row !== null);
  const isChange = written !== null || (beganWithRow && row !== null);
  const [busy, setBusy] = useState(false);
  const [tried, setTried] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const isBegun = rating > 0;
  const kept = removes || photos.length > 0 ? [] : (written?.attachment_full_url ?? []);
  useEffect(() => (isBegun ? markBusy() : undefined), [isBegun]);
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);

  const submit = async () => {
    setTried(true);
    setRefusal(null);
    if (rating === 0) return;
    setBusy(true);
    const payload = {
      target,
      targetId: subject.id,
      orderId,
      rating,
      comment: comment.trim(),
      attachments: [...photos],
      ...(removes ? { removesAttachments: true } : {}),
    };
    const result = await send(payload).catch(() => null);
    setBusy(false);
    if (result === null) setRefusal(shell("error.generic"));
    else if (result.state === "refused") setRefusal(result.message || t("form.refused"));
    else {
      if (result.state === "done") showSuccess(result.message || t("form.saved"));
      else showInfo(t("form.waiting"));
      onSaved(result.state === "done" ? payload : null);
    }
  };
  const send = async (payload: ReviewRow["payload"]) => {
    // Nothing is sent behind a review that the shop did not take; this one takes its place.
    if (row?.state === "needs-you") await acknowledgeRow(row.id);
    return changeByOutbox({ kind: "review", payload }, () => isShown.current);
  };

  return (
    <form
      className={styles.form}
      noValidate
      aria-label={name}
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void submit();
      }}
    >
      <div className={styles.stars}>
        <RatingInput
          label={t("stars.legend", { name })}
          value={rating}
          onChange={(count) => {
            setRating(count);
            onBegun();
          }}
          starLabel={(count) => t("stars.count", { count })}
          describedBy={`${id}-stars`}
        />
        <span id={`${id}-stars`} className={tried && !isBegun ? styles.problem : styles.muted} role="status">
          {rating > 0 ? t(words[rating] || "stars.word5") : tried ? t("stars.missing") : null}
        </span>
      </div>
      {isBegun ? (
        <>
          <TextArea
            label={t(target === "item" ? "words.item" : "words.courier")}
            hint={t(target === "item" ? "words.itemHint" : "words.courierHint")}
            count={<bdi dir="ltr">{`${comment.length} / ${maxReviewLength}`}</bdi>}
            maxLength={maxReviewLength}
            value={comment}
            onChange={(event) => setComment(event.target.value)}
          />
          {kept.length > 0 ? (
            <div>
              <KeptPhotos photos={kept} />
              <p className={styles.muted}>{t("photos.kept")}</p>
              <Button size="sm" variant="ghost" onClick={() => setRemoves(true)}>
                {t("photos.removeAll")}
              </Button>
            </div>
          ) : null}
          <PhotoChooser
            photos={photos}
            max={maxReviewPhotos}
            subject="review"
            texts={{
              choose: t("photos.choose"),
              reading: t("photos.reading"),
              hint: t("photos.hint", { count: maxReviewPhotos }),
              tooMany: t("photos.tooMany", { count: maxReviewPhotos }),
              unreadable: t("photos.unreadable"),
              photo: (number) => t("photos.one", { number }),
              remove: (number) => t("photos.remove", { number }),
            }}
            onChange={setPhotos}
          />
          {refusal === null ? null : (
            <StatusNote tone="danger" live>
              {refusal}
            </StatusNote>
          )}
          <div className={styles.actions}>
            {isChange ? (
              <Button variant="outline" disabled={busy} onClick={onCancel}>
                {shell("app.cancel")}
              </Button>
            ) : null}
            <Button type="submit" loading={busy} loadingLabel={shell("app.loading")}>
              {t(isChange ? "form.save" : "form.send")}
            </Button>
          </div>
        </>
      ) : null}
    </form>
  );
}

/** Photos that the shop has; each opens in its full size. */
export function KeptPhotos({ photos }: { readonly photos: readonly string[] }) {
  const t = useTexts("reviews");
  if (photos.length === 0) return null;
  return (
    <ul className={styles.photos}>
      {photos.map((photo, index) => (
        <li key={photo}>
          <a href={photo} target="_blank" rel="noreferrer">
            <img
              className={styles.picture}
              src={photo}
              alt={t("photos.one", { number: index + 1 })}
              loading="lazy"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
