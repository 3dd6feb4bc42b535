import { type ReactNode, useState } from "react";
import { Dialog } from "@/ui/chakra/dialog";
import { Tabs } from "@/ui/plain/tabs";
import { useCounts } from "../../decisions/counts";
import { useSession } from "../../session/session";
import { useTexts } from "../../texts/texts";
import { ApplicationsList } from "./applications-list";
import styles from "./decisions.module.css";
import { PaymentsList } from "./payments-list";
import { RefundsList } from "./refunds-list";
import { ReviewsList } from "./reviews-list";

interface Props {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** What waits for a decision of the shop: one list of each kind, a dialog for each thing. */
export default function DecisionsDialog({ open, onClose }: Props) {
  const t = useTexts();
  return (
    <Dialog open={open} onClose={onClose} title={t("decide.title")} closeLabel={t("app.close")} width="46rem">
      {open ? <Lists onClose={onClose} /> : null}
    </Dialog>
  );
}

type Kind = "payments" | "refunds" | "reviews" | "applications";

function Lists({ onClose }: Pick<Props, "onClose">) {
  const t = useTexts();
  const counts = useCounts((state) => state.counts);
  const isOfShop = useSession(({ me }) => me !== null && me.operator.role !== "store");
  const panels: Record<Kind, ReactNode> = {
    payments: <PaymentsList />,
    refunds: <RefundsList onOpen={onClose} />,
    reviews: <ReviewsList onOpen={onClose} />,
    applications: <ApplicationsList />,
  };
  const kinds: readonly Kind[] = [
    "payments",
    "refunds",
    "reviews",
    ...(isOfShop ? (["applications"] as const) : []),
  ];
  // Whoever comes because of the count sees first what is counted.
  const [kind, setKind] = useState<Kind>(() => kinds.find((one) => (counts?.[one] ?? 0) > 0) ?? "payments");
  return (
    <Tabs
      className={styles.tabs}
      label={t("decide.title")}
      value={kind}
      onValueChange={setKind}
      items={kinds.map((value) => ({
        value,
        label: t(`decide.${value}`),
        count: counts?.[value] || undefined,
        panel: <div className={styles.panel}>{panels[value]}</div>,
      }))}
    />
  );
}
