import { useState } from "react";
import { useClock } from "@/platform/format";
import { formatDateTime } from "@/platform/format/date";
import { useTexts } from "@/platform/i18n";
import { HistoryIcon } from "@/ui/icons/history";
import { Avatar } from "@/ui/kit/avatar";
import { Button } from "@/ui/window/button";
import { Card } from "@/ui/window/card";
import { Picture } from "@/ui/window/picture";
import { Rating } from "@/ui/window/rating";
import { StatusNote } from "@/ui/window/status-note";
import type { ReviewSubject } from "../review-subjects";
import { StoredPhoto } from "./photo-choice";
import { KeptPhotos, ReviewForm } from "./review-form";
import styles from "./reviews.module.css";

interface Props {
  readonly subject: ReviewSubject;
  readonly orderId: number;
}

/** An item, or who brought the order: its form, or what was written about it. */
export function ReviewCard({ subject, orderId }: Props) {
  const t = useTexts("reviews");
  const [editing, setEditing] = useState(false);
  const isWritten = subject.written !== null || subject.row !== null;
  return (
    <Card as="li" padding="lg" className={styles.card}>
      <div className={styles.head}>
        {subject.target === "courier" ? (
          <Avatar name={subject.name} src={subject.picture} size={56} />
        ) : (
          <span className={styles.thumbnail}>
            <Picture src={subject.picture} alt="" maxWidth={56} />
          </span>
        )}
        <div className={styles.words}>
          {subject.target === "courier" ? <p className={styles.muted}>{t("courier.title")}</p> : null}
          <h2 className={styles.name}>
            <bdi>{subject.name}</bdi>
          </h2>
        </div>
      </div>
      {isWritten && !editing ? (
        <Written subject={subject} onChange={() => setEditing(true)} />
      ) : (
        <ReviewForm
          subject={subject}
          orderId={orderId}
          onSaved={() => setEditing(false)}
          onCancel={isWritten ? () => setEditing(false) : null}
        />
      )}
    </Card>
  );
}

function Written({ subject, onChange }: { subject: ReviewSubject; onChange: () => void }) {
  const t = useTexts("reviews");
  const clock = useClock();
  const { row, written } = subject;
  const rating = row?.payload.rating ?? written?.rating ?? 0;
  const comment = row?.payload.comment ?? written?.comment ?? "";
  const stored = row?.payload.attachments ?? [];
  const kept =
    row && (stored.length > 0 || row.payload.removesAttachments) ? [] : (written?.attachment_full_url ?? []);
  const until = Date.parse(written?.editable_until ?? "");
  // While it is being sent a change would come second, and be sent after it.
  const isChangeable = row ? row.state !== "sending" : until > Date.now();
  return (
    <div className={styles.form}>
      <Rating value={rating} size={22} label={t("written.rating", { count: rating })} />
      {comment ? (
        <p className={styles.comment} dir="auto">
          {comment}
        </p>
      ) : null}
      <KeptPhotos photos={kept} />
      {stored.length > 0 ? (
        <ul className={styles.photos}>
          {stored.map((photo, index) => (
            <li key={photo.name}>
              <StoredPhoto photo={photo} label={t("photos.one", { number: index + 1 })} />
            </li>
          ))}
        </ul>
      ) : null}
      {row ? (
        <StatusNote
          live
          icon={<HistoryIcon size={18} />}
          tone={row.state === "needs-you" ? "danger" : "neutral"}
        >
          {row.state === "needs-you"
            ? row.problem?.message || t("form.refused")
            : t(row.state === "sending" ? "written.sending" : "written.waiting")}
        </StatusNote>
      ) : null}
      {isChangeable ? (
        <div className={styles.actions}>
          {row ? null : (
            <p className={styles.muted}>
              {t("written.until", { time: formatDateTime(written?.editable_until ?? "", clock) })}
            </p>
          )}
          <Button
            variant="outline"
            size="sm"
            aria-label={t("written.change", { name: subject.name })}
            onClick={onChange}
          >
            {t("written.changeShort")}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
