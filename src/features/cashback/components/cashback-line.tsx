import { useConfig } from "@/features/configuration";
import { useMoney } from "@/platform/format";
import { useTexts } from "@/platform/i18n";
import { useQuery } from "@/platform/query";
import { useAccountKey } from "@/stores/session";
import { GiftIcon } from "@/ui/icons/gift";
import { cashbackForAmountQuery } from "../api/get-cashback-for-amount";
import styles from "./cashback.module.css";

interface CashbackLineProps {
  /** Major units: the order's total without its tip, or what is known of it. */
  readonly amount: number;
  /** Delivery or a coupon can still change it. */
  readonly estimated?: boolean;
}

/** An order's cashback into the customer's wallet; nothing when there is none, for guests and without a network. */
export default function CashbackLine({ amount, estimated = false }: CashbackLineProps) {
  const t = useTexts("cashback");
  const money = useMoney();
  const hasWallet = useConfig()?.customer_wallet_status === 1;
  const query = cashbackForAmountQuery(useAccountKey(), amount);
  const { data, isPlaceholderData } = useQuery({ ...query, enabled: hasWallet && query.enabled === true });
  if (!data || amount <= 0) return null;
  const brings = isPlaceholderData ? "…" : `\u2068${money(data.calculated_amount)}\u2069`;
  return (
    <p className={styles.line} aria-live="polite">
      <GiftIcon size={18} />
      <span>{t(estimated ? "line.about" : "line.brings", { amount: brings })}</span>
    </p>
  );
}
