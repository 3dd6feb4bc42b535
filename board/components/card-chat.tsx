import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import type { BoardMessage } from "@/contract/calls/board-chat";
import { maxMessageLength } from "@/domain/chat-text";
import { classNames } from "@/ui/class-names";
import { Button } from "@/ui/plain/button";
import { TextField } from "@/ui/plain/text-field";
import { useOrderChat } from "../chat/use-order-chat";
import { useTexts } from "../texts/texts";
import { useFormats } from "../texts/use-formats";
import styles from "./card-chat.module.css";
import part from "./card-part.module.css";
import { failureText } from "./failure-text";
import { PhotoLinks } from "./photo-links";

/** What the store and the order's customer write to each other; nothing where there is no chat. */
export function CardChat({ orderId }: { readonly orderId: number }) {
  const t = useTexts();
  const heading = useId();
  const { chat, send, markRead } = useOrderChat(orderId);
  const unread = chat?.unread ?? 0;
  const isRead = useRef(false);
  useEffect(() => {
    // Somebody opened the card just now. Of what comes later nobody knows whether it was seen.
    if (chat === null || isRead.current) return;
    isRead.current = true;
    if (chat.unread > 0) markRead();
  }, [chat, markRead]);
  if (chat === null || (chat.messages.length === 0 && !chat.may_write)) return null;
  return (
    <section className={part.part} aria-labelledby={heading}>
      <h3 className={part.heading} id={heading}>
        {t("chat.title")}
        {unread > 0 ? <span className={styles.unread}>{t("chat.unread", { count: unread })}</span> : null}
      </h3>
      <Messages messages={chat.messages} />
      {chat.may_write ? <AnswerForm onSend={send} onFocus={() => unread > 0 && markRead()} /> : null}
    </section>
  );
}

function Messages({ messages }: { readonly messages: readonly BoardMessage[] }) {
  const t = useTexts();
  const { time } = useFormats();
  const list = useRef<HTMLOListElement>(null);
  const lastId = messages.at(-1)?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another last message is scrolled to
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [lastId]);
  if (messages.length === 0) return <p className={part.extra}>{t("chat.empty")}</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached with the keyboard
    <ol ref={list} className={styles.messages} aria-live="polite" aria-label={t("chat.title")} tabIndex={0}>
      {messages.map(({ id, from_customer: isTheirs, text, photos, at }) => (
        <li key={id} className={classNames(styles.message, !isTheirs && styles.own)}>
          <p className={styles.time}>
            {t(isTheirs ? "chat.customer" : "chat.shop")} · <time dateTime={at}>{time(at)}</time>
          </p>
          {text ? (
            <p className={styles.text} dir="auto">
              {text}
            </p>
          ) : null}
          <PhotoLinks photos={photos} />
        </li>
      ))}
    </ol>
  );
}

interface FormProps {
  readonly onSend: (text: string) => Promise<void>;
  readonly onFocus: () => void;
}

function AnswerForm({ onSend, onFocus }: FormProps) {
  const t = useTexts();
  const [text, setText] = useState("");
  const [sending, setSending] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const words = text.trim();
    if (sending || words === "") return;
    setSending(true);
    setError(null);
    onSend(words)
      .then(() => setText(""), setError)
      .finally(() => setSending(false));
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <div className={styles.field}>
        <TextField
          label={t("chat.answer")}
          size="lg"
          value={text}
          maxLength={maxMessageLength}
          autoComplete="off"
          error={error === null ? undefined : failureText(error, t)}
          onFocus={onFocus}
          onChange={({ target }) => setText(target.value)}
        />
      </div>
      <Button type="submit" size="lg" loading={sending}>
        {t("chat.send")}
      </Button>
    </form>
  );
}
