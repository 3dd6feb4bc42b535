import { type ReactNode, useEffect, useState } from "react";
import { useClock } from "@/platform/format";
import { formatTime } from "@/platform/format/date";
import type { ShownMessage } from "@/platform/http/normalise/chat";
import { useTexts } from "@/platform/i18n";
import { acknowledgeRow, type MessageRow, retryRow, type StoredFile } from "@/platform/outbox";
import { showError } from "@/stores/show-error";
import { classNames } from "@/ui/class-names";
import styles from "./message-bubble.module.css";
import { MessageText } from "./message-text";

interface BubbleProps {
  readonly isMine: boolean;
  readonly author: string;
  readonly text: string;
  readonly photos: ReactNode;
  readonly foot: ReactNode;
  readonly tone?: "waiting" | "failed";
}

function Bubble({ isMine, author, text, photos, foot, tone }: BubbleProps) {
  return (
    <li className={classNames(styles.message, isMine && styles.mine, tone && styles[tone])}>
      <span className="visually-hidden">{author}:</span>
      <div className={styles.bubble}>
        {photos}
        {text === "" ? null : <MessageText text={text} />}
      </div>
      <div className={styles.foot}>{foot}</div>
    </li>
  );
}

interface MessageProps {
  readonly message: ShownMessage;
  /** The writer, for screen readers. */
  readonly author: string;
}

/** A message that the shop has. */
export function MessageBubble({ message, author }: MessageProps) {
  const t = useTexts("chat");
  const clock = useClock();
  const { isMine, isSeen, photos, text, createdAt } = message;
  return (
    <Bubble
      isMine={isMine}
      author={author}
      text={text}
      photos={photos.map((photo, index) => (
        <a key={photo} className={styles.photo} href={photo} target="_blank" rel="noopener noreferrer">
          <img src={photo} alt={t("photo.one", { number: index + 1 })} loading="lazy" />
        </a>
      ))}
      foot={
        <>
          <bdi>{formatTime(createdAt, clock)}</bdi>
          {isMine ? <span>{t(isSeen ? "state.seen" : "state.sent")}</span> : null}
        </>
      }
    />
  );
}

/** A message on its way, with what the customer can do where it did not arrive. */
export function WaitingBubble({ row, author }: { readonly row: MessageRow; readonly author: string }) {
  const t = useTexts("chat");
  const { state, problem, payload } = row;
  const failed = state === "needs-you";
  const run = (work: (id: string) => Promise<void>) => void work(row.id).catch(showError);
  return (
    <Bubble
      isMine
      author={author}
      text={payload.text}
      tone={failed ? "failed" : state === "placed" ? undefined : "waiting"}
      photos={payload.images.map((photo, index) => (
        <span key={photo.name} className={styles.photo}>
          <LocalPhoto photo={photo} label={t("photo.one", { number: index + 1 })} />
        </span>
      ))}
      foot={
        failed ? (
          <>
            <span className={styles.problem}>{problem?.message || t("state.failed")}</span>
            <button type="button" className={styles.again} onClick={() => run(retryRow)}>
              {t("state.retry")}
            </button>
            <button type="button" className={styles.again} onClick={() => run(acknowledgeRow)}>
              {t("state.discard")}
            </button>
          </>
        ) : (
          <span>
            {t(state === "placed" ? "state.sent" : state === "sending" ? "state.sending" : "state.waiting")}
          </span>
        )
      }
    />
  );
}

/** A picture that is on this device only. */
export function LocalPhoto({ photo, label }: { readonly photo: StoredFile; readonly label: string }) {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([photo.bytes], { type: photo.type }));
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [photo]);
  return address ? <img src={address} alt={label} /> : null;
}
