import { type ReactNode, useEffect, useRef, useState } from "react";
import type { LoginResult } from "@/contract";
import { useConfig } from "@/features/configuration";
import { isApiError } from "@/platform/http/api-error";
import { useTexts } from "@/platform/i18n";
import { prepareSignIn, session } from "@/stores/session";
import { showError } from "@/stores/show-error";
import { showInfo } from "@/stores/toasts";
import { Button } from "@/ui/chakra/button";
import { AppleIcon } from "@/ui/icons/apple";
import { FacebookIcon } from "@/ui/icons/facebook";
import { GoogleIcon } from "@/ui/icons/google";
import { exchangeSocialCode, type SocialProof, signInBySocial } from "../api/sign-in-by-social";
import { askProvider } from "../ask-provider";
import type { PendingAuth } from "../pending-auth";
import { serviceNames } from "../service-names";
import { providerOf, type SocialMedium } from "../sign-in-layout";
import styles from "./auth.module.css";
import { WayButton } from "./way-button";

const icons: Record<SocialMedium, ReactNode> = {
  google: <GoogleIcon />,
  facebook: <FacebookIcon />,
  apple: <AppleIcon />,
};

interface Props {
  /** Icons with names beside other ways of signing in; otherwise wide buttons. */
  readonly compact?: boolean;
  readonly media: readonly SocialMedium[];
  readonly onResult: (result: LoginResult, attempt: PendingAuth) => Promise<void>;
  /** The backend asks for a phone number before it makes an account. */
  readonly onPhoneNeeded: (proof: SocialProof) => void;
}

/** Signing in with an account of another service, in a window of its own. */
export function SocialButtons({ compact = false, media, onResult, onPhoneNeeded }: Props) {
  const t = useTexts("account");
  const shell = useTexts("shell");
  const social = useTexts("social");
  const config = useConfig();
  const [pending, setPending] = useState<SocialMedium | null>(null);
  const [hint, setHint] = useState<string | null>(null);
  const asking = useRef<AbortController | null>(null);
  useEffect(() => () => asking.current?.abort(), []);

  const press = async (medium: SocialMedium) => {
    const provider = providerOf(config, medium);
    if (provider === null) return;
    asking.current?.abort();
    const asked = new AbortController();
    asking.current = asked;
    setHint(null);
    setPending(medium);
    try {
      const outcome = await askProvider(provider, {
        signal: asked.signal,
        onClosed: () => {
          if (asking.current !== asked) return;
          setPending(null);
          setHint(social("closed"));
        },
      });
      setHint(null);
      if (outcome.kind === "code") {
        setPending(medium);
        await prepareSignIn();
        const { token, unique_id, email, name } = await exchangeSocialCode({ medium, ...outcome.result });
        await finish({ medium, token, unique_id, email, name });
      } else if (outcome.kind === "refused") showInfo(social("refused"));
      else setHint(social(outcome.kind));
    } catch (error) {
      if (asked.signal.aborted) return;
      showError(error);
    } finally {
      if (asking.current === asked) setPending(null);
    }
  };

  const finish = async (proof: SocialProof) => {
    const call = () => signInBySocial(proof, session().guestId);
    try {
      await onResult(await call(), {
        kind: "sign-in",
        loginType: "social",
        contacts: proof.email === null ? {} : { email: proof.email },
        social: proof,
        repeat: call,
      });
    } catch (error) {
      if (!isApiError(error, "refused") || !error.hasCode("email")) throw error;
      onPhoneNeeded(proof);
    }
  };

  const note = pending === null ? hint : social("waiting");
  if (compact)
    return (
      <>
        {media.map((medium) => (
          <WayButton
            key={medium}
            label={t(`auth.with.${medium}`)}
            name={serviceNames[medium]}
            icon={icons[medium]}
            loading={pending === medium}
            onClick={() => void press(medium)}
          />
        ))}
        <p className={styles.waysNote} aria-live="polite">
          {note}
        </p>
      </>
    );
  return (
    <div className={styles.social}>
      {media.map((medium) => (
        <Button
          key={medium}
          variant="outline"
          wide
          startIcon={icons[medium]}
          loading={pending === medium}
          loadingLabel={shell("app.loading")}
          onClick={() => void press(medium)}
        >
          {t(`auth.with.${medium}`)}
        </Button>
      ))}
      <p className={styles.small} aria-live="polite">
        {note}
      </p>
    </div>
  );
}
