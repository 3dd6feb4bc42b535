import type { CustomerInfo } from "@/contract";
import { customerQuery } from "@/features/auth";
import { useConfig } from "@/features/configuration";
import { appName } from "@/platform/app-name";
import { useClock } from "@/platform/format";
import { formatDate } from "@/platform/format/date";
import { useTexts } from "@/platform/i18n";
import { useQuery } from "@/platform/query";
import type { OverlayProps } from "@/stores/overlay";
import { useAccountKey } from "@/stores/session";
import { Button } from "@/ui/chakra/button";
import { Dialog } from "@/ui/chakra/dialog";
import { DeliveredIllustration } from "@/ui/illustrations/delivered";
import styles from "./welcome-overlay.module.css";

/** Greets a new customer; tells of the discount on a first order where there is one. */
export default function WelcomeOverlay({ open, onClose, onClosed }: OverlayProps<"welcome">) {
  const t = useTexts("account");
  const shell = useTexts("shell");
  const config = useConfig();
  const { data: customer } = useQuery(customerQuery(useAccountKey()));
  return (
    <Dialog
      open={open}
      onClose={onClose}
      onClosed={onClosed}
      title={t("welcome.title", { shop: config?.business_name ?? appName() })}
      closeLabel={shell("app.close")}
      width="26rem"
      footer={
        <Button wide onClick={onClose}>
          {t("welcome.start")}
        </Button>
      }
    >
      <div className={styles.content}>
        <DeliveredIllustration />
        <p>{t("welcome.text")}</p>
        {customer?.is_valid_for_discount ? <Discount customer={customer} /> : null}
      </div>
    </Dialog>
  );
}

function Discount({ customer: { validity } }: { readonly customer: Pick<CustomerInfo, "validity"> }) {
  const t = useTexts("account");
  const clock = useClock();
  // Our server names the last day, others a span such as "30 days".
  const until = /^\d{4}-\d{2}-\d{2}/.test(validity) ? formatDate(validity.slice(0, 10), clock) : "";
  return (
    <p className={styles.discount}>
      {t("welcome.discount")}{" "}
      {until ? t("welcome.until", { date: until }) : validity ? t("welcome.validity", { validity }) : null}
    </p>
  );
}
