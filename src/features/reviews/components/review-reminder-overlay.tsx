import { useEffect } from "react";
import { useNavigate } from "react-router-dom";
import { useTexts } from "@/platform/i18n";
import { paths } from "@/platform/navigation/paths";
import { closeOverlaysAndNavigate, type OverlayProps } from "@/stores/overlay";
import { Dialog } from "@/ui/chakra/dialog";
import { Button } from "@/ui/plain/button";
import { Picture } from "@/ui/plain/picture";
import { closeReviewReminder } from "../api/review-reminder";
import styles from "./reviews.module.css";

/** Asks for a review of a delivered order, once, whatever the answer. */
export default function ReviewReminderOverlay({
  overlay,
  open,
  onClose,
  onClosed,
}: OverlayProps<"review-reminder">) {
  const t = useTexts("reviews");
  const shell = useTexts("shell");
  const navigate = useNavigate();
  useEffect(() => {
    // However it was closed, also by the way back or to the review. Where this does not reach the shop, it asks once more at the next visit.
    if (!open) void closeReviewReminder(overlay.orderId).catch(() => undefined);
  }, [open, overlay.orderId]);
  const give = () =>
    closeOverlaysAndNavigate((options) => void navigate(paths.rateAndReview.href(overlay.orderId), options));
  return (
    <Dialog
      open={open}
      onClose={onClose}
      onClosed={onClosed}
      title={t("reminder.title")}
      closeLabel={shell("app.close")}
      width="26rem"
      footer={
        <div className={styles.two}>
          <Button variant="outline" wide onClick={onClose}>
            {t("reminder.later")}
          </Button>
          <Button wide onClick={give}>
            {t("reminder.give")}
          </Button>
        </div>
      }
    >
      {overlay.images.length > 0 ? (
        <ul className={styles.pictures}>
          {overlay.images.map((image) => (
            <li key={image} className={styles.dish}>
              <Picture src={image} alt="" maxWidth={80} />
            </li>
          ))}
        </ul>
      ) : null}
      <p>{t("reminder.text", { id: overlay.orderId })}</p>
    </Dialog>
  );
}
