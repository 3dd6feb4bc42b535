import type { Config } from "@/contract";
import { shopSmallAmount } from "@/domain/currencies/money-rounding";
import { tipOf } from "@/domain/tip-limit";
import { useMoney } from "@/platform/format";
import { useTexts } from "@/platform/i18n";
import { SegmentedControl } from "@/ui/chakra/segmented-control";
import styles from "./order-form.module.css";

/** Tips that are offered, in small amounts of the currency. */
const tips = [0, 1, 2, 5] as const;

interface Props {
  readonly config: Config;
  /** Major units. */
  readonly tip: number;
  readonly onChange: (changes: { tip: number }) => void;
}

/** The courier's tip; nothing where the shop takes none. */
export function TipChoice({ config, tip: chosen, onChange }: Props) {
  const t = useTexts("parcels");
  const money = useMoney();
  if (config.dm_tips_status !== 1) return null;
  const offered = tips.map((count) => tipOf(count, shopSmallAmount(config)));
  return (
    <div className={styles.stack}>
      <span className={styles.label}>{t("extras.tip")}</span>
      <SegmentedControl
        look="chips"
        legend={t("extras.tip")}
        value={String(chosen)}
        onValueChange={(tip) => onChange({ tip: Number(tip) })}
        segments={offered.map((tip) => ({
          value: String(tip),
          label: tip === 0 ? t("extras.noTip") : money(tip),
        }))}
      />
    </div>
  );
}
