import { useState } from "react";
import { useConfig } from "@/features/configuration";
import { passkeysWork } from "@/features/passkeys";
import { useTexts } from "@/platform/i18n";
import { LockIcon } from "@/ui/icons/lock";
import { PhoneIcon } from "@/ui/icons/phone";
import { Divider } from "@/ui/plain/divider";
import type { SocialProof } from "../api/sign-in-by-social";
import type { OnSignInResult } from "../finish-passkey-sign-in";
import { signInLayout, signInParts, socialMedia } from "../sign-in-layout";
import styles from "./auth.module.css";
import { PasskeyButton } from "./passkey-button";
import { PhoneCodeForm } from "./phone-code-form";
import { SignInForm } from "./sign-in-form";
import { SocialButtons } from "./social-buttons";
import { WayButton } from "./way-button";

interface Props {
  /** The person's number or address, where it is known. */
  readonly contact?: string | undefined;
  readonly onResult: OnSignInResult;
  /** After another service: the backend asks for a phone number before it makes an account. */
  readonly onPhoneNeeded: (proof: SocialProof) => void;
}

type Form = "manual" | "otp";

/** The ways of signing in that the operator offers: one form, and a row of buttons for the others. */
export function SignInWays({ contact, onResult, onPhoneNeeded }: Props) {
  const t = useTexts("passkeys");
  const account = useTexts("account");
  const config = useConfig();
  const media = socialMedia(config);
  const parts = signInParts(signInLayout(config));
  const forms = parts.filter((part): part is Form => part !== "social");
  const [chosen, setChosen] = useState<Form | null>(contact === undefined ? null : "manual");
  const form = chosen !== null && forms.includes(chosen) ? chosen : forms[0];
  const other = forms.find((part) => part !== form);
  const social = parts.includes("social") && media.length > 0;
  const passkey = passkeysWork(config);
  if (form === undefined && social)
    return (
      <div className={styles.parts}>
        <SocialButtons media={media} onResult={onResult} onPhoneNeeded={onPhoneNeeded} />
        {passkey ? (
          <div className={styles.ways}>
            <PasskeyButton onResult={onResult} />
          </div>
        ) : null}
      </div>
    );
  return (
    <div className={styles.parts}>
      {form === "otp" ? (
        <PhoneCodeForm onResult={onResult} />
      ) : (
        <SignInForm contact={contact} onResult={onResult} />
      )}
      {other !== undefined || social || passkey ? (
        <>
          <Divider>{account("auth.or")}</Divider>
          <fieldset className={styles.ways} aria-label={t("ways.title")}>
            {passkey ? <PasskeyButton onResult={onResult} /> : null}
            {other === "otp" ? (
              <WayButton
                label={t("ways.codeNamed")}
                name={t("ways.code")}
                icon={<PhoneIcon />}
                onClick={() => setChosen("otp")}
              />
            ) : null}
            {other === "manual" ? (
              <WayButton
                label={t("ways.passwordNamed")}
                name={t("ways.password")}
                icon={<LockIcon />}
                onClick={() => setChosen("manual")}
              />
            ) : null}
            {social ? (
              <SocialButtons compact media={media} onResult={onResult} onPhoneNeeded={onPhoneNeeded} />
            ) : null}
          </fieldset>
        </>
      ) : null}
    </div>
  );
}
