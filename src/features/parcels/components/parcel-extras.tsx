import { useQuery } from "@tanstack/react-query";
import type { Config } from "@/contract";
import { toMinor } from "@/domain/money";
import { walletRules } from "@/domain/wallet-payment";
import { customerQuery } from "@/features/auth";
import { useMoney } from "@/platform/format";
import { currentLanguage, useTexts } from "@/platform/i18n";
import type { ParcelValues } from "@/stores/parcel-draft";
import { useAccountKey, useIsSignedIn } from "@/stores/session";
import { CashIcon } from "@/ui/icons/cash";
import { WalletIcon } from "@/ui/icons/wallet";
import { RadioCards } from "@/ui/kit/radio-cards";
import { TextArea } from "@/ui/kit/text-area";
import { Card } from "@/ui/window/card";
import { SegmentedControl } from "@/ui/window/segmented-control";
import { SelectField } from "@/ui/window/select-field";
import { TextField } from "@/ui/window/text-field";
import { parcelInstructionsQuery } from "../api/get-parcel-instructions";
import styles from "./parcel-form.module.css";

/** Tips that are offered, major units. */
const tips = [0, 1, 2, 5] as const;

interface Props {
  readonly values: ParcelValues;
  readonly config: Config;
  /** Minor units; null while it is not known. */
  readonly total: number | null;
  readonly onChange: (changes: Partial<ParcelValues>) => void;
  readonly timeError: string | undefined;
}

/** When it is collected, what the courier is told, the tip, and who pays how. */
export function ParcelExtras(props: Props) {
  const { values, config, onChange, timeError } = props;
  const t = useTexts("parcels");
  const money = useMoney();
  const { data: instructions = [] } = useQuery(parcelInstructionsQuery(currentLanguage()));
  return (
    <>
      <Card as="section" aria-label={t("extras.title")}>
        <div className={styles.fields}>
          <h2 className={styles.subtitle}>{t("extras.title")}</h2>
          {instructions.length > 0 ? (
            <SelectField
              label={t("extras.instruction")}
              value={values.instruction}
              onChange={({ target }) => onChange({ instruction: target.value })}
              options={[
                { value: "", label: t("extras.noInstruction") },
                ...instructions.map((words) => ({ value: words, label: words })),
              ]}
            />
          ) : null}
          <TextArea
            label={t("extras.note")}
            maxLength={1000}
            value={values.note}
            onChange={({ target }) => onChange({ note: target.value })}
          />
          {config.schedule_order ? (
            <TextField
              type="datetime-local"
              label={t("extras.time")}
              hint={t("extras.timeHint")}
              error={timeError}
              value={values.collectAt}
              onChange={({ target }) => onChange({ collectAt: target.value })}
            />
          ) : null}
          {config.dm_tips_status === 1 ? (
            <div className={styles.way}>
              <span>{t("extras.tip")}</span>
              <SegmentedControl
                legend={t("extras.tip")}
                wide
                value={String(values.tip)}
                onValueChange={(tip) => onChange({ tip: Number(tip) })}
                segments={tips.map((tip) => ({
                  value: String(tip),
                  label: tip === 0 ? t("extras.noTip") : money(tip),
                }))}
              />
            </div>
          ) : null}
        </div>
      </Card>
      <Card as="section" aria-label={t("payment.title")}>
        <div className={styles.fields}>
          <h2 className={styles.subtitle}>{t("payment.payer")}</h2>
          <SegmentedControl<ParcelValues["payer"]>
            legend={t("payment.payer")}
            wide
            value={values.payer}
            onValueChange={(payer) => onChange({ payer })}
            segments={[
              { value: "sender", label: t("payment.sender") },
              { value: "receiver", label: t("payment.receiver") },
            ]}
          />
          <Payment {...props} />
        </div>
      </Card>
    </>
  );
}

/** A receiver pays in cash; a sender also from their wallet, where it holds enough. */
function Payment({ values, config, total, onChange }: Props) {
  const t = useTexts("parcels");
  const money = useMoney();
  const signedIn = useIsSignedIn();
  const { data: customer } = useQuery(customerQuery(useAccountKey()));
  const byWallet = signedIn && values.payer === "sender" && walletRules(config).wallet;
  const balance = customer?.wallet_balance ?? 0;
  const short = total === null || toMinor(balance, config.digit_after_decimal_point) < total;
  return (
    <RadioCards<ParcelValues["payment"]>
      legend={t("payment.title")}
      value={byWallet && !short ? values.payment : "cash_on_delivery"}
      onValueChange={(payment) => onChange({ payment })}
      options={[
        {
          value: "cash_on_delivery",
          label: t("payment.cash"),
          hint: t(values.payer === "receiver" ? "payment.cashOfReceiver" : "payment.cashOfSender"),
          icon: <CashIcon />,
        },
        ...(byWallet
          ? [
              {
                value: "wallet" as const,
                label: t("payment.wallet"),
                hint: t(short ? "payment.walletShort" : "payment.walletHint", { amount: money(balance) }),
                icon: <WalletIcon />,
                disabled: short,
              },
            ]
          : []),
      ]}
    />
  );
}
