import { type FormEvent, useState } from "react";
import type { CustomerInfo } from "@/contract";
import { PasswordField } from "@/features/account-forms";
import { useMoney } from "@/platform/format";
import { isApiError } from "@/platform/http/api-error";
import { useTexts } from "@/platform/i18n";
import { confirmAndRun } from "@/stores/ask-overlay";
import { goTo } from "@/stores/navigation";
import { closeOverlaysAndNavigate } from "@/stores/overlay";
import { session, signOut } from "@/stores/session";
import { showSuccess } from "@/stores/toasts";
import { Button } from "@/ui/kit/button";
import { Card } from "@/ui/window/card";
import { removeAccount } from "../api/remove-account";
import { hasPassword } from "../profile-rules";
import styles from "./profile.module.css";

interface Props {
  /** Who is signed in; undefined while it is not known. */
  readonly customer: CustomerInfo | undefined;
}

/** Deletes the account: says first what goes and what stays, asks for the password, then once more. */
export function DeleteAccount({ customer }: Props) {
  const t = useTexts("account");
  const shell = useTexts("shell");
  const money = useMoney();
  const [open, setOpen] = useState(false);
  const [password, setPassword] = useState("");
  const [problem, setProblem] = useState<string>();

  const asksPassword = hasPassword(customer);
  const balance = customer?.wallet_balance ?? 0;
  const points = customer?.loyalty_point ?? 0;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (asksPassword && password === "") {
      setProblem(t("auth.passwordRequired"));
      return;
    }
    await confirmAndRun(
      {
        question: t("delete.question"),
        text: balance > 0 || points > 0 ? t("delete.money", { amount: money(balance), points }) : undefined,
        confirmLabel: t("delete.title"),
        tone: "danger",
      },
      async () => {
        try {
          await removeAccount(password, session().token ?? "");
        } catch (error) {
          const [refused] = isApiError(error, "refused") ? error.errors : [];
          if (refused?.code !== "password") throw error;
          // Said at the field, which the question would hide.
          setProblem(refused.message);
          return;
        }
        await signOut("deleted");
        closeOverlaysAndNavigate((options) => goTo("/", options));
        showSuccess(t("delete.done"));
      },
    );
  };

  return (
    <Card as="section" aria-labelledby="delete-account">
      <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
        <h2 id="delete-account" className={styles.heading}>
          {t("delete.title")}
        </h2>
        <p className={styles.hint}>{t("delete.text")}</p>
        {open && asksPassword ? (
          <PasswordField
            label={t("delete.password")}
            autoComplete="current-password"
            error={problem}
            value={password}
            onChange={(event) => {
              setProblem(undefined);
              setPassword(event.target.value);
            }}
          />
        ) : null}
        <div className={styles.buttons}>
          {open ? (
            <>
              <Button key="delete" type="submit" variant="danger">
                {t("delete.title")}
              </Button>
              <Button variant="ghost" onClick={() => setOpen(false)}>
                {shell("app.cancel")}
              </Button>
            </>
          ) : (
            // A button of its own: one that became the other during its press would submit at once.
            <Button key="start" variant="outline" onClick={() => setOpen(true)}>
              {t("delete.start")}
            </Button>
          )}
        </div>
      </form>
    </Card>
  );
}
