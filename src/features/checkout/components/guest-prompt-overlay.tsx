import { useNavigate } from "react-router-dom";
import { useTexts } from "@/platform/i18n";
import { closeOverlaysAndNavigate, type OverlayProps, openOverlay } from "@/stores/overlay";
import { Dialog } from "@/ui/chakra/dialog";
import { Button } from "@/ui/plain/button";
import styles from "./overlays.module.css";

/** Asks before the checkout whether to go on as a guest or to sign in. */
export default function GuestPromptOverlay({
  overlay,
  open,
  onClose,
  onClosed,
}: OverlayProps<"guest-prompt">) {
  const t = useTexts("checkout");
  const shell = useTexts("shell");
  const navigate = useNavigate();
  const returnTo = overlay.target;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      onClosed={onClosed}
      title={t("guest.title")}
      closeLabel={shell("app.close")}
      width="28rem"
    >
      <p className={styles.text}>{t("guest.text")}</p>
      <div className={styles.buttons}>
        <Button
          variant="outline"
          wide
          onClick={() => closeOverlaysAndNavigate((options) => void navigate(returnTo, options))}
        >
          {t("guest.guest")}
        </Button>
        <Button wide onClick={() => openOverlay({ kind: "auth", mode: "sign-in", returnTo })}>
          {t("guest.login")}
        </Button>
        <Button variant="soft" wide onClick={() => openOverlay({ kind: "auth", mode: "sign-up", returnTo })}>
          {t("guest.signUp")}
        </Button>
      </div>
    </Dialog>
  );
}
