import type { ReactNode } from "react";
import { useTexts } from "@/platform/i18n";
import { showInfo } from "@/stores/toasts";
import { AppleIcon } from "@/ui/icons/apple";
import { FacebookIcon } from "@/ui/icons/facebook";
import { GoogleIcon } from "@/ui/icons/google";
import { Button } from "@/ui/kit/button";
import type { SocialMedium } from "../sign-in-layout";
import styles from "./auth.module.css";

const icons: Record<SocialMedium, ReactNode> = {
  google: <GoogleIcon />,
  facebook: <FacebookIcon />,
  apple: <AppleIcon />,
};

/** Signing in by another account. */
export function SocialButtons({ media }: { readonly media: readonly SocialMedium[] }) {
  const t = useTexts("account");
  const shell = useTexts("frame");
  return (
    <div className={styles.social}>
      {media.map((medium) => (
        <Button
          key={medium}
          variant="outline"
          wide
          startIcon={icons[medium]}
          onClick={() => showInfo(shell("soon.title"))}
        >
          {t(`auth.with.${medium}`)}
        </Button>
      ))}
    </div>
  );
}
