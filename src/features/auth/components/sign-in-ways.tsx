import type { LoginResult } from "@/contract";
import { useConfig } from "@/features/configuration";
import { useTexts } from "@/platform/i18n";
import { Divider } from "@/ui/window/divider";
import type { SocialProof } from "../api/sign-in-by-social";
import type { PendingAuth } from "../pending-auth";
import { signInLayout, signInParts, socialMedia } from "../sign-in-layout";
import styles from "./auth.module.css";
import { PhoneCodeForm } from "./phone-code-form";
import { SignInForm } from "./sign-in-form";
import { SocialButtons } from "./social-buttons";

interface Props {
  readonly onResult: (result: LoginResult, attempt: PendingAuth) => Promise<void>;
  /** After another service: the backend asks for a phone number before it makes an account. */
  readonly onPhoneNeeded: (proof: SocialProof) => void;
}

/** The ways of signing in that the operator offers. */
export function SignInWays({ onResult, onPhoneNeeded }: Props) {
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
          {part === "otp" ? <PhoneCodeForm onResult={onResult} /> : null}
          {part === "social" ? (
            <SocialButtons media={media} onResult={onResult} onPhoneNeeded={onPhoneNeeded} />
          ) : null}
        </div>
      ))}
    </div>
  );
}
