import { useState } from "react";
import type { LoginResult } from "@/contract";
import { useTexts } from "@/platform/i18n";
import { showError } from "@/stores/show-error";
import { Avatar } from "@/ui/chakra/avatar";
import { Button } from "@/ui/chakra/button";
import styles from "./auth.module.css";

interface Props {
  readonly person: NonNullable<LoginResult["is_exist_user"]>;
  /** Continues with this account, or with a new one. */
  readonly onAnswer: (isMe: boolean) => Promise<void>;
}

/** Asks whether the account with the verified contact is theirs. */
export function IsItYou({ person, onAnswer }: Props) {
  const t = useTexts("account");
  const shell = useTexts("shell");
  const [answering, setAnswering] = useState<"yes" | "no" | null>(null);
  const answer = async (isMe: boolean) => {
    setAnswering(isMe ? "yes" : "no");
    try {
      await onAnswer(isMe);
    } catch (error) {
      showError(error);
    } finally {
      setAnswering(null);
    }
  };
  return (
    <div className={styles.form}>
      <div className={styles.person}>
        <Avatar name={person.name} src={person.image ?? undefined} size={72} />
        <p className={styles.personName}>
          <bdi>{person.name}</bdi>
        </p>
      </div>
      <p className={styles.small}>{t("isItYou.text")}</p>
      <Button
        size="lg"
        wide
        disabled={answering !== null}
        loading={answering === "yes"}
        loadingLabel={shell("app.loading")}
        onClick={() => void answer(true)}
      >
        {t("isItYou.yes")}
      </Button>
      <Button
        size="lg"
        variant="outline"
        wide
        disabled={answering !== null}
        loading={answering === "no"}
        loadingLabel={shell("app.loading")}
        onClick={() => void answer(false)}
      >
        {t("isItYou.no")}
      </Button>
      <p className={styles.small}>{t("isItYou.safety")}</p>
    </div>
  );
}
