import { useState } from "react";
import { useClock } from "@/platform/format";
import { formatDateTime } from "@/platform/format/date";
import { useTexts } from "@/platform/i18n";
import type { ReviewRow } from "@/platform/outbox";
import { Avatar } from "@/ui/chakra/avatar";
import { HistoryIcon } from "@/ui/icons/history";
import { Button } from "@/ui/plain/button";
import { Card } from "@/ui/plain/card";
import { StoredPhoto } from "@/ui/plain/photo-chooser";
import { Picture } from "@/ui/plain/picture";
import { Rating } from "@/ui/plain/rating";
import { StatusNote } from "@/ui/plain/status-note";
import type { ReviewSubject, WrittenReview } from "../review-subjects";
import { KeptPhotos, ReviewForm } from "./review-form";
import styles from "./reviews.module.css";

interface Props {
  readonly subject: ReviewSubject;
  readonly orderId: number;
}

/** The review that the shop has just taken, and the one that it had until then. */
interface Sent {
  readonly payload: ReviewRow["payload"];
  readonly before: WrittenReview | null;
}

/** An item, or who brought the order: its form, or what was written about it. */
export function ReviewCard({ subject, orderId }: Props) {
  const t = useTexts("reviews");
  // From the first star on: what is typed stays while its row comes and goes, and when an earlier review is read late.
  const [editing, setEditing] = useState(false);
  const [lastSent, setLastSent] = useState<Sent | null>(null);
  const { written, row } = subject;
  // Only until the shop says it itself.
  const sent = lastSent?.before === written ? lastSent.payload : null;
  const newest = row?.payload ?? sent;
  const isWritten = written !== null || newest !== null;
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
        <Written subject={subject} newest={newest} onChange={() => setEditing(true)} />
      ) : (
        <ReviewForm
          subject={subject}
          newest={newest}
          orderId={orderId}
          onBegun={() => setEditing(true)}
          onSaved={(payload) => {
            setLastSent(payload && { payload, before: written });
            setEditing(false);
          }}
          onCancel={() => setEditing(false)}
        />
      )}
    </Card>
  );
}

interface WrittenProps {
  readonly subject: ReviewSubject;
  /** The review that waits or was just sent; null where the shop has the last word. */
  readonly newest: ReviewRow["payload"] | null;
  readonly onChange: () => void;
}

function Written({ subject, newest, onChange }: WrittenProps) {
  const t = useTexts("reviews");
  const clock = useClock();
  const { row, written } = subject;
  const rating = newest?.rating ?? written?.rating ?? 0;
  const comment = newest?.comment ?? written?.comment ?? "";
  const stored = newest?.attachments ?? [];
  const kept =
    newest && (stored.length > 0 || newest.removesAttachments) ? [] : (written?.attachment_full_url ?? []);
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
