import { useId, useState } from "react";
import type { BoardItemDetails } from "@/contract/calls/board-items";
import { environment } from "@/platform/environment";
import { reducePhoto } from "@/platform/photos/reduce-photo";
import { Button } from "@/ui/chakra/button";
import { TextField } from "@/ui/chakra/text-field";
import { changeItemDetails, changePicture } from "../../items/change-item";
import { useTexts } from "../../texts/texts";
import dialogs from "../dialogs.module.css";
import { failureText } from "../failure-text";
import styles from "./item-details.module.css";

interface Props {
  readonly details: BoardItemDetails;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

const addressOf = (picture: string) =>
  /^https?:/.test(picture) ? picture : `${environment.apiBaseUrl}${picture}`;

/** The picture of an item, which is sent as soon as it is chosen, and from when to when it is sold on a day. */
export function ItemPicture(props: Props) {
  return (
    <div className={dialogs.form}>
      <Picture details={props.details} />
      <Hours {...props} />
    </div>
  );
}

function Picture({ details }: Pick<Props, "details">) {
  const t = useTexts();
  const field = useId();
  const [picture, setPicture] = useState(details.picture);
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const send = async (file: File | undefined) => {
    if (file === undefined) return;
    setSending(true);
    setProblem(null);
    try {
      const reduced = await reducePhoto(file, "item");
      if (reduced === null) setProblem(t("picture.unreadable"));
      else setPicture(await changePicture(details.id, new Blob([reduced.bytes], { type: reduced.type })));
    } catch (error) {
      setProblem(failureText(error, t));
    }
    setSending(false);
  };
  return (
    <div className={styles.picture}>
      {picture === null ? (
        <span className={styles.none}>{t("picture.none")}</span>
      ) : (
        <img className={styles.image} src={addressOf(picture)} alt={t("picture.now")} />
      )}
      <input
        id={field}
        className="visually-hidden"
        type="file"
        accept="image/*"
        onChange={({ target }) => void send(target.files?.[0])}
      />
      <label htmlFor={field} className={styles.choose} aria-busy={isSending}>
        {t(isSending ? "picture.sending" : "picture.choose")}
      </label>
      {problem === null ? null : <p role="alert">{problem}</p>}
    </div>
  );
}

function Hours({ details, onClose, onSaved }: Props) {
  const t = useTexts();
  const [from, setFrom] = useState(details.available_from);
  const [to, setTo] = useState(details.available_to);
  const [isSending, setSending] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const save = async () => {
    setSending(true);
    setError(null);
    try {
      await changeItemDetails(details.id, { available_from: from, available_to: to });
      onSaved();
    } catch (failure) {
      setError(failure);
    }
    setSending(false);
  };
  return (
    <form
      className={dialogs.form}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <div className={dialogs.row}>
        <TextField
          size="lg"
          type="time"
          required
          label={t("sold.from")}
          value={from}
          onChange={({ target }) => setFrom(target.value)}
        />
        <TextField
          size="lg"
          type="time"
          required
          label={t("sold.to")}
          value={to}
          onChange={({ target }) => setTo(target.value)}
        />
      </div>
      {error === null ? null : (
        <p className={dialogs.danger} role="alert">
          {failureText(error, t)}
        </p>
      )}
      <div className={dialogs.row}>
        <Button variant="outline" size="lg" wide onClick={onClose}>
          {t("app.cancel")}
        </Button>
        <Button type="submit" size="lg" wide loading={isSending}>
          {t("edit.save")}
        </Button>
      </div>
    </form>
  );
}
