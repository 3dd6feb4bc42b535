import { useEffect, useState } from "react";
import type { LoginResult } from "@/contract";
import { useConfig } from "@/features/configuration";
import { translator, useTexts } from "@/platform/i18n";
import { markBusy } from "@/platform/worker";
import { type AuthMode, type OverlayProps, replaceOverlay } from "@/stores/overlay";
import { prepareSignIn, session } from "@/stores/session";
import { showErrorTexts, showInfo } from "@/stores/toasts";
import { Dialog } from "@/ui/chakra/dialog";
import { answerIsItYou } from "../api/sign-in-by-code";
import { type SocialProof, signInBySocial } from "../api/sign-in-by-social";
import { type NextStep, nextStep } from "../next-step";
import type { PendingAuth } from "../pending-auth";
import { forgetPendingSignIn, keepPendingSignIn, pendingSignIn } from "../pending-sign-in";
import { signInLayout, signInParts } from "../sign-in-layout";
import { useCompleteSignIn } from "../use-complete-sign-in";
import styles from "./auth.module.css";
import { CodeForm } from "./code-form";
import { IsItYou } from "./is-it-you";
import { PersonalInfoForm } from "./personal-info-form";
import { SignInWays } from "./sign-in-ways";
import { SignUpForm } from "./sign-up-form";
import { SocialPhoneForm } from "./social-phone-form";
import { TermsLink } from "./terms-link";

interface Challenge {
  step: Exclude<NextStep, { kind: "signed-in" | "no-token" }>;
  attempt: PendingAuth;
}

function pendingChallenge(): Challenge | null {
  const pending = pendingSignIn();
  return pending && { step: { kind: "code", type: pending.type }, attempt: pending.attempt };
}

const titles = {
  code: "code.title",
  "is-it-you": "isItYou.title",
  "personal-info": "personalInfo.title",
} as const;

/** Signing in and up, with the steps that verify the person. */
export default function AuthOverlay({ overlay, open, onClose, onClosed }: OverlayProps<"auth">) {
  const t = useTexts("account");
  const shell = useTexts("shell");
  const config = useConfig();
  const complete = useCompleteSignIn();
  // A code on its way comes first, unless the dialog was opened for somebody.
  const [challenge, setChallenge] = useState<Challenge | null>(() =>
    overlay.contact === undefined ? pendingChallenge() : null,
  );
  const [phoneNeeded, setPhoneNeeded] = useState<SocialProof | null>(null);
  const social = useTexts("social");
  const { returnTo } = overlay;

  // A new version of the app waits while somebody types.
  useEffect(() => markBusy(), []);

  const onResult = async (answer: LoginResult, attempt: PendingAuth): Promise<void> => {
    const awaitsCode = attempt.loginType === "otp" && attempt.code === undefined;
    let result = answer;
    let step = nextStep(result, config, awaitsCode);
    if (step.kind === "no-token" && attempt.repeat === null) {
      // The password is not kept over a reload, so it has to be typed again.
      forgetPendingSignIn();
      showInfo(t("code.proved"));
      change("sign-in", attempt.contacts.email ?? attempt.contacts.phone);
      return;
    }
    if (step.kind === "no-token" && attempt.repeat !== null) {
      result = await attempt.repeat();
      step = nextStep(result, config, awaitsCode);
    }
    if (step.kind === "no-token") showErrorTexts([translator("shell")("error.generic")]);
    else if (step.kind === "signed-in") {
      forgetPendingSignIn();
      await complete(
        { ...result, token: step.token },
        {
          kind: attempt.kind,
          returnTo,
          loginType: attempt.loginType,
          contact: attempt.contacts.email ?? attempt.contacts.phone,
        },
      );
    } else {
      setPhoneNeeded(null);
      const email = attempt.contacts.email ?? result.email ?? undefined;
      const known = { ...attempt, contacts: { ...attempt.contacts, email } };
      setChallenge({ step, attempt: step.kind === "code" ? keepPendingSignIn(step.type, known) : known });
    }
  };

  function change(mode: AuthMode, contact?: string): void {
    setChallenge(null);
    replaceOverlay({ kind: "auth", mode, returnTo, contact });
  }

  // Signing up needs a password; the other ways make new accounts by themselves.
  const withPassword = signInParts(signInLayout(config)).includes("manual");
  const signingUp = overlay.mode === "sign-up" && withPassword;
  const title = challenge
    ? t(titles[challenge.step.kind])
    : phoneNeeded
      ? social("phone.title")
      : t(signingUp ? "auth.signUp" : "auth.signIn");
  const otherWay = () => {
    setChallenge(null);
    setPhoneNeeded(null);
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      onClosed={onClosed}
      title={title}
      closeLabel={shell("app.close")}
      width="30rem"
    >
      {challenge || phoneNeeded ? (
        <>
          {challenge ? <Step {...challenge} onResult={onResult} /> : null}
          {!challenge && phoneNeeded ? <SocialPhoneForm proof={phoneNeeded} onResult={onResult} /> : null}
          <p className={styles.change}>
            <button type="button" className={styles.link} onClick={otherWay}>
              {t("auth.otherWay")}
            </button>
          </p>
        </>
      ) : (
        <>
          {pendingSignIn() === null ? null : (
            <p className={styles.change}>
              <button type="button" className={styles.link} onClick={() => setChallenge(pendingChallenge())}>
                {t("code.enterPending")}
              </button>
            </p>
          )}
          <p className={styles.lead}>{t(signingUp ? "auth.signUpLead" : "auth.signInLead")}</p>
          {signingUp ? (
            <SignUpForm onResult={onResult} />
          ) : (
            <SignInWays
              key={overlay.contact}
              contact={overlay.contact}
              onResult={onResult}
              onPhoneNeeded={setPhoneNeeded}
            />
          )}
          {withPassword ? (
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
          ) : null}
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

interface StepProps extends Challenge {
  readonly onResult: (result: LoginResult, attempt: PendingAuth) => Promise<void>;
}

function Step({ step, attempt, onResult }: StepProps) {
  if (step.kind === "code") {
    return <CodeForm key={step.type} type={step.type} attempt={attempt} onResult={onResult} />;
  }
  if (step.kind === "personal-info") return <PersonalInfoForm attempt={attempt} onResult={onResult} />;
  return (
    <IsItYou
      person={step.person}
      onAnswer={async (isMe) => {
        await prepareSignIn();
        const { guestId } = session();
        const proof = { phone: attempt.contacts.phone ?? "", code: attempt.code ?? "" };
        const answer = attempt.social
          ? signInBySocial(attempt.social, guestId, isMe)
          : answerIsItYou(proof, isMe, guestId);
        await onResult(await answer, attempt);
      }}
    />
  );
}
