import { useEffect, useState } from "react";
import type { CustomerInfo } from "@/contract";
import { useConfig } from "@/features/configuration";
import { PhoneText } from "@/features/phone-field";
import { useClock } from "@/platform/format";
import { formatDate } from "@/platform/format/date";
import { useTexts } from "@/platform/i18n";
import { useIsInterrupted } from "@/stores/interrupted-form";
import { showError } from "@/stores/show-error";
import { Avatar } from "@/ui/chakra/avatar";
import { Button } from "@/ui/chakra/button";
import { Dialog } from "@/ui/chakra/dialog";
import { Badge } from "@/ui/plain/badge";
import { Card } from "@/ui/plain/card";
import { StatusNote } from "@/ui/plain/status-note";
import { fullName } from "../full-name";
import { keptPendingChange } from "../pending-change";
import { useSaveProfile } from "../use-save-profile";
import { ChangePassword } from "./change-password";
import { EditProfile } from "./edit-profile";
import styles from "./profile.module.css";
import { ProfileCode } from "./profile-code";

type Mode = "view" | "edit" | "password";

/** The customer who is signed in, with what can be changed about them. */
export function ProfileCard({ customer }: { readonly customer: CustomerInfo }) {
  const t = useTexts("account");
  const clock = useClock();
  const config = useConfig();
  const [mode, setMode] = useState<Mode>("view");
  const isInterrupted = useIsInterrupted("profile");
  useEffect(() => {
    if (isInterrupted) setMode("edit");
  }, [isInterrupted]);
  const view = () => setMode("view");
  const name = fullName(customer);
  const since = formatDate(customer.created_at, clock);
  return (
    <Card padding="lg" as="section" aria-labelledby="customer-name">
      {mode === "view" ? (
        <div className={styles.person}>
          <Avatar name={name} src={customer.image_full_url} size={72} />
          <div className={styles.words}>
            <h2 id="customer-name" className={styles.name}>
              <bdi>{name}</bdi>
            </h2>
            {since ? <p className={styles.hint}>{t("profile.since", { date: since })}</p> : null}
          </div>
          <p className={styles.count}>
            <span className={styles.figure}>{customer.order_count}</span>
            <span className={styles.hint}>{t("profile.orders", { count: customer.order_count })}</span>
          </p>
        </div>
      ) : (
        <h2 id="customer-name" className={styles.heading}>
          {t(mode === "edit" ? "profile.edit" : "profile.changePassword")}
        </h2>
      )}
      {mode === "edit" ? (
        <EditProfile customer={customer} onClose={view} />
      ) : mode === "password" ? (
        <ChangePassword customer={customer} onClose={view} />
      ) : (
        <>
          <Contacts customer={customer} />
          <div className={styles.buttons}>
            <Button variant="soft" onClick={() => setMode("edit")}>
              {t("profile.edit")}
            </Button>
            {config?.centralize_login.manual_login_status === 1 ? (
              <Button variant="ghost" onClick={() => setMode("password")}>
                {t("profile.changePassword")}
              </Button>
            ) : null}
          </div>
        </>
      )}
    </Card>
  );
}

/** Phone number and e-mail address; unverified ones can be verified here. */
function Contacts({ customer }: { readonly customer: CustomerInfo }) {
  const t = useTexts("account");
  const shell = useTexts("shell");
  const save = useSaveProfile(() => undefined);
  // The last question, for the dialog while it closes.
  const [asking, setAsking] = useState<typeof save.pending>(null);
  if (save.pending !== null && save.pending !== asking) setAsking(save.pending);
  // A shop that verifies nothing says nothing of it.
  const asked = useConfig()?.centralize_login;
  const [busy, setBusy] = useState<"phone" | "email" | null>(null);
  const profile = {
    name: fullName(customer),
    phone: customer.phone ?? "",
    email: customer.email ?? "",
  };

  const verify = async (medium: "phone" | "email") => {
    setBusy(medium);
    try {
      await save.send({ profile: { ...profile, button_type: medium }, image: null });
    } catch (error) {
      showError(error);
    } finally {
      setBusy(null);
    }
  };

  const contacts = [
    ["phone", customer.phone, customer.is_phone_verified === 1, asked?.phone_verification_status === 1],
    ["email", customer.email, customer.is_email_verified === 1, asked?.email_verification_status === 1],
  ] as const;
  return (
    <>
      {asking ? (
        <Dialog
          open={save.pending !== null}
          onClose={save.cancel}
          onClosed={() => setAsking(null)}
          title={t("code.title")}
          closeLabel={shell("app.close")}
          width="28rem"
        >
          <ProfileCode save={save} pending={save.pending ?? asking} />
        </Dialog>
      ) : null}
      {save.pending === null && keptPendingChange() !== null ? (
        <StatusNote
          tone="info"
          action={
            <Button variant="soft" size="sm" onClick={save.resume}>
              {t("code.title")}
            </Button>
          }
        >
          {t("code.waits")}
        </StatusNote>
      ) : null}
      <dl className={styles.facts}>
        {contacts.map(([medium, value, verified, needed]) => (
          <div key={medium} className={styles.fact}>
            <dt className={styles.hint}>{t(`auth.${medium}`)}</dt>
            <dd>
              {medium === "phone" && value ? (
                <PhoneText number={value} />
              ) : (
                <bdi dir="ltr">{value ?? "–"}</bdi>
              )}
              {value && (verified || needed) ? (
                <Badge tone={verified ? "positive" : "neutral"}>
                  {t(verified ? "profile.verified" : "profile.unverified")}
                </Badge>
              ) : null}
              {value && needed && !verified ? (
                <Button
                  variant="soft"
                  size="sm"
                  loading={busy === medium}
                  aria-label={t(medium === "phone" ? "profile.verifyPhone" : "profile.verifyEmail")}
                  onClick={() => void verify(medium)}
                >
                  {t("code.verify")}
                </Button>
              ) : null}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
