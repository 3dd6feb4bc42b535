import { useState } from "react";
import { BoxIcon } from "@/ui/icons/box";
import { Button } from "@/ui/plain/button";
import { failureText } from "../../staff/sign-in/failure-text";
import { SignInFailure, SignInFrame } from "../../staff/sign-in/sign-in-frame";
import { leaveToken } from "../../staff/sign-in/token-in-address";
import { openOrderLink, useSession } from "../session/session";
import { useTexts } from "../texts/texts";
import styles from "./order-link.module.css";

/** Asks before the link is used up: a preview of the message that carries it must not do so. */
export function OrderLink({ token }: { readonly token: string }) {
  const t = useTexts();
  const { status, courier } = useSession();
  const [failure, setFailure] = useState<string | null>(null);
  const [isOpening, setOpening] = useState(false);
  const open = async () => {
    setFailure(null);
    setOpening(true);
    try {
      await openOrderLink(token);
      leaveToken();
    } catch (error) {
      setFailure(failureText(error, t));
      setOpening(false);
    }
  };
  return (
    <SignInFrame icon={<BoxIcon size={30} />} title={t("link.title")} text={t("link.text")}>
      <div className={styles.presses}>
        {status === "signed-in" && courier !== null ? (
          <p className={styles.other}>{t("link.other", { name: courier.name })}</p>
        ) : null}
        <SignInFailure>{failure}</SignInFailure>
        <Button
          className={styles.open}
          wide
          loading={isOpening}
          loadingLabel={t("app.loading")}
          onClick={() => void open()}
        >
          {t("link.open")}
        </Button>
        <Button variant="ghost" size="lg" wide onClick={leaveToken}>
          {t("link.leave")}
        </Button>
      </div>
    </SignInFrame>
  );
}
