import type { Config } from "@/contract";
import { customerQuery } from "@/features/auth";
import { CashProblemNote, ChoiceBoundary } from "@/features/checkout";
import { FormNote, FormSection } from "@/features/order-form";
import { emptyOfflineDetails, OfflineFields, PaymentChooser } from "@/features/payment";
import { useTexts } from "@/platform/i18n";
import { useQuery } from "@/platform/query";
import type { ParcelValues } from "@/stores/parcel-draft";
import { useAccountKey } from "@/stores/session";
import { RadioCards } from "@/ui/chakra/radio-cards";
import { CashIcon } from "@/ui/icons/cash";
import { WarningIcon } from "@/ui/icons/warning";
import { SegmentedControl } from "@/ui/plain/segmented-control";
import { StatusNote } from "@/ui/plain/status-note";
import type { ParcelPayment } from "../use-parcel-payment";

interface Props {
  readonly values: ParcelValues;
  readonly config: Config;
  readonly payment: ParcelPayment | null;
  /** How often it was sent with something wrong about a payment outside of the app. */
  readonly refusals: number;
  /** The button was pressed: what is missing is marked. */
  readonly pressed: boolean;
  readonly onChange: (changes: Partial<ParcelValues>) => void;
}

/** The payer and the way of paying, once the price is known. */
export function ParcelPaymentSection({ values, config, payment, refusals, pressed, onChange }: Props) {
  const t = useTexts("parcels");
  const isMissing = pressed && payment !== null && payment.used.problem !== null;
  return (
    <FormSection title={t("payment.payer")} label={t("payment.title")}>
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
      {payment === null ? (
        <FormNote>{t("payment.afterPrice")}</FormNote>
      ) : (
        <div {...(isMissing ? { "data-missing": "", tabIndex: -1 } : {})}>
          <Ways {...{ values, config, payment, refusals, onChange }} />
          <CashProblemNote problem={payment.options[0].problem} />
          {isMissing ? (
            <StatusNote tone="danger" icon={<WarningIcon size={18} />} live>
              {t("error.payment")}
            </StatusNote>
          ) : null}
        </div>
      )}
    </FormSection>
  );
}

/** A choice, or cash alone. */
function Ways({
  values,
  config,
  payment,
  refusals,
  onChange,
}: Omit<Props, "pressed"> & { readonly payment: ParcelPayment }) {
  const { options, used, offline } = payment;
  const t = useTexts("parcels");
  // A payment made elsewhere a moment ago is missing from the wallet: asked again at each parcel.
  useQuery({ ...customerQuery(useAccountKey()), staleTime: 0 });
  const cash = (
    <RadioCards<"cash_on_delivery">
      legend={t("payment.title")}
      value={options[0].problem ? undefined : "cash_on_delivery"}
      onValueChange={() => undefined}
      options={[
        {
          value: "cash_on_delivery",
          label: t("payment.cash"),
          hint: t(values.payer === "receiver" ? "payment.cashOfReceiver" : "payment.cashOfSender"),
          icon: <CashIcon />,
          disabled: options[0].problem !== null,
        },
      ]}
    />
  );
  if (options.length === 1) return cash;
  return (
    <ChoiceBoundary title={t("payment.title")} waiting={cash}>
      <PaymentChooser
        methods={offline.methods}
        method={offline.method}
        gateways={config.active_payment_method_list}
        options={options}
        used={used}
        gateway={payment.gateway}
        total={payment.total}
        balance={payment.balance}
        digits={config.digit_after_decimal_point}
        cashHint={t("payment.cashOfSender")}
        onChange={(choice, way) => {
          if (choice !== "offline_payment") onChange({ payment: choice, gateway: way });
          // Details for one method say nothing about another.
          else if (Number(way) === offline.details?.methodId) onChange({ payment: choice });
          else onChange({ payment: choice, offline: emptyOfflineDetails(Number(way)) });
        }}
      />
      {used.choice === "offline_payment" && offline.method && offline.details ? (
        <OfflineFields
          method={offline.method}
          value={offline.details}
          refusals={refusals}
          onChange={(details) => onChange({ offline: details })}
        />
      ) : null}
    </ChoiceBoundary>
  );
}
