import type { ReactNode } from "react";
import { useTexts } from "@/platform/i18n";
import { Dialog } from "@/ui/chakra/dialog";
import { LocationIllustration } from "@/ui/illustrations/location";
import styles from "./location-dialogs.module.css";

/** A message about the location with one button below it. */
export function LocationMessageDialog({
  textId,
  title,
  text,
  button,
  ...dialog
}: {
  readonly textId: string;
  readonly title: string;
  readonly text: string;
  readonly button: ReactNode;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onClosed: () => void;
}) {
  const t = useTexts("frame");
  return (
    <Dialog
      {...dialog}
      title={title}
      closeLabel={t("app.close")}
      role="alertdialog"
      describedBy={textId}
      width="26rem"
    >
      <div className={styles.dialog}>
        <LocationIllustration className={styles.illustration} />
        <p id={textId} className={styles.text}>
          {text}
        </p>
        {button}
      </div>
    </Dialog>
  );
}
