import { type FormEvent, useState } from "react";
import type { CustomerInfo } from "@/contract";
import type { OwnerProof } from "@/contract/calls/passkeys";
import { OwnerProofFields, useOwnerProof } from "@/features/passkeys";
import { useMoney } from "@/platform/format";
import { useTexts } from "@/platform/i18n";
import { confirmAndRun } from "@/stores/confirm";
import { goTo } from "@/stores/navigation";
import { closeOverlaysAndNavigate } from "@/stores/overlay";
import { session, signOut } from "@/stores/session";
import { showSuccess } from "@/stores/toasts";
import { Button } from "@/ui/chakra/button";
import { Card } from "@/ui/plain/card";
import { removeAccount } from "../api/remove-account";
import { hasPassword } from "../has-password";
import { lostWithAccount } from "../lost-with-account";
import styles from "./profile.module.css";

interface Props {
  /** The customer who is signed in; undefined while it is not known. */
  readonly customer: CustomerInfo | undefined;
}

/** Deletes the account: says first what goes and what stays, asks for what proves the owner, then once more. */
export function DeleteAccount({ customer }: Props) {
  const t = useTexts("account");
  const shell = useTexts("shell");
  const money = useMoney();
  const provedMedium = customer?.is_phone_verified === 1 ? "phone" : "email";
  const proof = useOwnerProof(hasPassword(customer), "delete", provedMedium);
  const [open, setOpen] = useState(proof.asksCode);
  const balance = customer?.wallet_balance ?? 0;
  const points = customer?.loyalty_point ?? 0;

  const lost = lostWithAccount(balance, points);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const values = proof.values();
    if (values !== null) void remove(values);
  };
  const remove = async (values: OwnerProof) => {
    await confirmAndRun(
      {
        question: t("delete.question"),
        text: lost === null ? undefined : t(lost, { amount: money(balance), points }),
        confirmLabel: t("delete.title"),
        tone: "danger",
      },
      async () => {
        try {
          await removeAccount(values, session().token ?? "");
        } catch (error) {
          // Shown at the field, which the question would hide.
          if (proof.take(error)) return;
          throw error;
        }
        await signOut("deleted");
        closeOverlaysAndNavigate((options) => goTo("/", options));
        showSuccess(t("delete.done"));
      },
    );
  };

  return (
    <Card as="section" aria-labelledby="delete-account">
      <form className={styles.form} onSubmit={submit} noValidate>
        <h2 id="delete-account" className={styles.heading}>
          {t("delete.title")}
        </h2>
        <p className={styles.hint}>{t("delete.text")}</p>
        {open ? <OwnerProofFields proof={proof} onPasskey={remove} /> : null}
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
