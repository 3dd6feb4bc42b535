import { useEffect, useState } from "react";
import type { LoginResult } from "@/contract";
import { useConfig } from "@/features/configuration";
import { translator, useTexts } from "@/platform/i18n";
import { markBusy } from "@/platform/worker";
import { type AuthMode, type OverlayProps, replaceOverlay } from "@/stores/overlay";
import { showErrorTexts } from "@/stores/toasts";
import { Dialog } from "@/ui/kit/dialog";
import { Divider } from "@/ui/window/divider";
import { type ContactType, pendingVerification } from "../after-sign-in";
import type { PendingAuth } from "../pending-auth";
import { signInLayout, signInParts, socialMedia } from "../sign-in-layout";
import { useCompleteSignIn } from "../use-complete-sign-in";
import styles from "./auth.module.css";
import { CodeForm } from "./code-form";
import { PhoneCodeForm, SocialButtons } from "./phone-code-form";
import { SignInForm } from "./sign-in-form";
import { SignUpForm } from "./sign-up-form";
import { TermsLink } from "./terms-link";

interface Challenge {
  type: ContactType;
  attempt: PendingAuth;
}

/** Signing in and up, with the proof of phone or e-mail where the operator asks for one. */
export default function AuthOverlay({ overlay, open, onClose, onClosed }: OverlayProps<"auth">) {
  const t = useTexts("account");
  const shell = useTexts("shell");
  const config = useConfig();
  const complete = useCompleteSignIn();
  const [challenge, setChallenge] = useState<Challenge | null>(null);
  const { returnTo } = overlay;

  // Somebody is typing: a new version of the app waits.
  useEffect(() => markBusy(), []);

  const onResult = async (answer: LoginResult, attempt: PendingAuth): Promise<void> => {
    let result = answer;
    let proof = pendingVerification(result, config);
    // Some backends answer the last proof with a plain message: asking once more brings the token.
    if (proof === null && result.token === null) {
      result = await attempt.repeat();
      proof = pendingVerification(result, config);
    }
    if (proof !== null) {
      const email = attempt.contacts.email ?? result.email ?? undefined;
      setChallenge({ type: proof, attempt: { ...attempt, contacts: { ...attempt.contacts, email } } });
    } else if (result.token === null) showErrorTexts([translator("shell")("error.generic")]);
    else await complete({ ...result, token: result.token }, { kind: attempt.kind, returnTo });
  };

  const change = (mode: AuthMode) => {
    setChallenge(null);
    replaceOverlay({ kind: "auth", mode, returnTo });
  };

  const signingUp = overlay.mode === "sign-up";
  const title = challenge ? t("code.title") : t(signingUp ? "auth.signUp" : "auth.signIn");
  return (
    <Dialog
      open={open}
      onClose={onClose}
      onClosed={onClosed}
      title={title}
      closeLabel={shell("app.close")}
      width="30rem"
    >
      {challenge ? (
        <CodeForm key={challenge.type} {...challenge} onResult={onResult} />
      ) : (
        <>
          <p className={styles.lead}>{t(signingUp ? "auth.signUpLead" : "auth.signInLead")}</p>
          {signingUp ? <SignUpForm onResult={onResult} /> : <SignInWays onResult={onResult} />}
          <p className={styles.change}>
            <span>{t(signingUp ? "auth.haveAccount" : "auth.noAccount")}</span>
            <button
              type="button"
              className={styles.link}
              onClick={() => change(signingUp ? "sign-in" : "sign-up")}
            >
              {t(signingUp ? "auth.signIn" : "auth.signUp")}
            </button>
          </p>
          {signingUp ? null : (
            <p className={styles.small}>
              {t("auth.byGoingOn")} <TermsLink />
            </p>
          )}
        </>
      )}
    </Dialog>
  );
}

function SignInWays({
  onResult,
}: {
  onResult: (result: LoginResult, attempt: PendingAuth) => Promise<void>;
}) {
  const t = useTexts("account");
  const config = useConfig();
  const media = socialMedia(config);
  const parts = signInParts(signInLayout(config)).filter((part) => part !== "social" || media.length > 0);
  return (
    <div className={styles.parts}>
      {parts.map((part, index) => (
        <div key={part} className={styles.parts}>
          {index > 0 ? <Divider>{t("auth.or")}</Divider> : null}
          {part === "manual" ? <SignInForm onResult={onResult} /> : null}
          {part === "otp" ? <PhoneCodeForm /> : null}
          {part === "social" ? <SocialButtons media={media} /> : null}
        </div>
      ))}
    </div>
  );
}
