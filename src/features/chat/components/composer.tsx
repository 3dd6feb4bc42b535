import { useEffect, useId, useRef, useState } from "react";
import { cleanMessage, maxMessageLength, maxMessagePhotos } from "@/domain/chat-text";
import { useTexts } from "@/platform/i18n";
import { type MessageRow, putInOutbox, type StoredFile } from "@/platform/outbox";
import { reducePhoto } from "@/platform/photos/reduce-photo";
import { markBusy } from "@/platform/worker";
import { session } from "@/stores/session";
import { showError } from "@/stores/show-error";
import { ImageIcon } from "@/ui/icons/image";
import { Button } from "@/ui/plain/button";
import { isComposing } from "@/ui/plain/is-composing";
import { RemovePhotoButton } from "@/ui/plain/remove-photo-button";
import { changeComposed, useComposed } from "../composed";
import styles from "./composer.module.css";
import { LocalPhoto } from "./message-bubble";
import { QuickReplies } from "./quick-replies";

/** With a mouse there is a keyboard, whose Enter sends. */
const hasKeyboard = () => matchMedia("(pointer: fine)").matches;

interface Props {
  readonly to: MessageRow["payload"]["to"];
  readonly name: string;
  /** Names the account and the conversation: what is not sent yet is there again when it is opened again. */
  readonly draftKey: string;
}

/** The message being written, until it is in the outbox: from then on it cannot be lost. */
export function Composer({ to, name, draftKey }: Props) {
  const t = useTexts("chat");
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const { text, photos } = useComposed(draftKey);
  const setText = (typed: string) => changeComposed(draftKey, () => ({ text: typed }));
  const setPhotos = (change: (now: readonly StoredFile[]) => readonly StoredFile[]) =>
    changeComposed(draftKey, (now) => ({ photos: change(now.photos) }));
  const [problem, setProblem] = useState<"photo.unreadable" | "photo.tooMany" | null>(null);
  const [isReading, setReading] = useState(false);
  const clean = cleanMessage(text);
  const tooLong = clean.length > maxMessageLength;
  const isEmpty = clean === "" && photos.length === 0;
  useEffect(() => (isEmpty ? undefined : markBusy()), [isEmpty]);

  const send = async (words: string, images: readonly StoredFile[]) => {
    const { accountKey, epoch } = session();
    const payload = { to, text: words, images: [...images], orderId: null };
    await putInOutbox({ kind: "message", payload }, { key: accountKey, epoch });
  };
  const submit = async () => {
    if (isEmpty || tooLong || isReading) return;
    changeComposed(draftKey, () => ({ text: "", photos: [] }));
    setProblem(null);
    field.current?.focus();
    try {
      await send(clean, photos);
    } catch (error) {
      // Nothing was written down: it is typed again as it was.
      changeComposed(draftKey, (now) => ({
        text: now.text || text,
        photos: now.photos.length > 0 ? now.photos : photos,
      }));
      showError(error);
    }
  };
  const add = async (files: readonly File[]) => {
    setReading(true);
    setProblem(null);
    const free = maxMessagePhotos - photos.length;
    const added: StoredFile[] = [];
    for (const file of files.slice(0, free)) {
      const photo = await reducePhoto(file, "chat");
      if (photo) added.push(photo);
      else setProblem("photo.unreadable");
    }
    if (files.length > free) setProblem("photo.tooMany");
    setPhotos((now) => [...now, ...added]);
    setReading(false);
  };

  /** It may be changed before it is sent. */
  const fill = (words: string) => {
    setText(words);
    field.current?.focus();
  };

  return (
    <div className={styles.composer}>
      {isEmpty ? <QuickReplies onChoose={fill} /> : null}
      {photos.length > 0 ? (
        <ul className={styles.chosen}>
          {photos.map((photo, index) => (
            <li key={photo.name} className={styles.photo}>
              <LocalPhoto photo={photo} label={t("photo.one", { number: index + 1 })} />
              <RemovePhotoButton
                label={t("photo.remove", { number: index + 1 })}
                onRemove={() => setPhotos((now) => now.filter((other) => other !== photo))}
              />
            </li>
          ))}
        </ul>
      ) : null}
      <p id={`${id}-problem`} className={styles.problem} role="status">
        {isReading
          ? t("photo.reading")
          : tooLong
            ? t("compose.tooLong", { count: maxMessageLength })
            : problem && t(problem, { count: maxMessagePhotos })}
      </p>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <input
          id={`${id}-file`}
          className={`visually-hidden ${styles.file}`}
          type="file"
          accept="image/*"
          multiple
          disabled={isReading || photos.length >= maxMessagePhotos}
          onChange={(event) => {
            const files = [...(event.target.files ?? [])];
            // The same file may be chosen again after a mistake.
            event.target.value = "";
            if (files.length > 0) void add(files);
          }}
        />
        <label className={styles.attach} htmlFor={`${id}-file`} title={t("photo.add")}>
          <ImageIcon />
          <span className="visually-hidden">{t("photo.add")}</span>
        </label>
        <textarea
          ref={field}
          className={styles.field}
          rows={1}
          aria-label={name === "" ? t("compose.label") : t("compose.labelTo", { name })}
          aria-describedby={`${id}-problem`}
          aria-invalid={tooLong || undefined}
          placeholder={t("compose.label")}
          value={text}
          enterKeyHint="enter"
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== "Enter" || event.shiftKey || isComposing(event.nativeEvent) || !hasKeyboard())
              return;
            event.preventDefault();
            void submit();
          }}
        />
        <Button type="submit" disabled={isEmpty || tooLong || isReading}>
          {t("compose.send")}
        </Button>
      </form>
    </div>
  );
}
