import { useState } from "react";
import type { BoardItemDetails } from "@/contract/calls/board-items";
import { Button } from "@/ui/chakra/button";
import { TextArea } from "@/ui/chakra/text-area";
import { TextField } from "@/ui/chakra/text-field";
import { changeItemDetails } from "../../items/change-item";
import { useDeviceSettings } from "../../settings/device-settings";
import { useTexts } from "../../texts/texts";
import dialogs from "../dialogs.module.css";
import { failureText } from "../failure-text";
import styles from "./item-details.module.css";

/** By the contract. */
const maxName = 255;
const maxDescription = 5000;

interface Props {
  readonly details: BoardItemDetails;
  readonly onClose: () => void;
  /** The name in the first language. */
  readonly onSaved: (name: string) => void;
}

/** What a language is called in the reader's own. */
function nameOfLanguage(code: string, reader: string): string {
  try {
    return new Intl.DisplayNames([reader], { type: "language" }).of(code) ?? code;
  } catch {
    return code;
  }
}

/** Name and description in every language of the shop. */
export function ItemTexts({ details, onClose, onSaved }: Props) {
  const t = useTexts();
  const reader = useDeviceSettings((settings) => settings.language);
  const [texts, setTexts] = useState(details.texts);
  const [isSending, setSending] = useState(false);
  const [isNameless, setNameless] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const [first] = texts;
  const write = (language: string, change: Partial<(typeof texts)[number]>) =>
    setTexts(texts.map((text) => (text.language === language ? { ...text, ...change } : text)));
  const save = async () => {
    const name = first?.name.trim() ?? "";
    setNameless(name === "");
    if (name === "") return;
    setSending(true);
    setError(null);
    try {
      await changeItemDetails(details.id, { texts });
      onSaved(name);
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
      noValidate
    >
      {texts.map(({ language, name, description }) => (
        <fieldset key={language} className={styles.language} lang={language}>
          <legend className={dialogs.label}>{nameOfLanguage(language, reader)}</legend>
          <TextField
            size="lg"
            label={t("texts.name")}
            dir="auto"
            value={name}
            maxLength={maxName}
            hint={language === first?.language ? undefined : t("texts.empty")}
            error={isNameless && language === first?.language ? t("texts.nameMissing") : undefined}
            onChange={({ target }) => write(language, { name: target.value })}
          />
          <TextArea
            label={t("texts.description")}
            dir="auto"
            value={description}
            maxLength={maxDescription}
            onChange={({ target }) => write(language, { description: target.value })}
          />
        </fieldset>
      ))}
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
