import type { Config } from "@/contract";
import { type Minor, toMajor } from "@/domain/money";
import { useMoney } from "@/platform/format";
import { useTexts } from "@/platform/i18n";
import { CardIcon } from "@/ui/icons/card";
import { CashIcon } from "@/ui/icons/cash";
import { WalletIcon } from "@/ui/icons/wallet";
import { RadioCards } from "@/ui/kit/radio-cards";
import { StatusNote } from "@/ui/window/status-note";
import type { PaymentChoice, PaymentOption, PaymentOptions } from "../payment-options";

export interface PaymentChooserProps {
  gateways: Config["active_payment_method_list"];
  options: PaymentOptions;
  /** The option that is used, and through which gateway it is paid where it is paid online. */
  used: PaymentOption;
  gateway: string;
  total: Minor;
  balance: Minor | null | undefined;
  digits: number;
  /** When cash is paid, where that is not at the end of a delivery. */
  cashHint?: string;
  onChange: (choice: PaymentChoice, gateway: string) => void;
}

const isOnline = (choice: PaymentChoice): boolean =>
  choice === "digital_payment" || choice === "wallet_and_online";

/** How an order is paid: one card for each way, and for each gateway where there are several. */
export default function PaymentChooser(props: PaymentChooserProps) {
  const { gateways, options, used, total, balance, digits, onChange } = props;
  const t = useTexts("payment");
  const checkout = useTexts("checkout");
  const money = useMoney();
  const amount = (minor: number) => money(toMajor(minor, digits));
  const gateway = gateways.find((entry) => entry.gateway === props.gateway) ?? gateways[0];
  const title = (entry = gateway) => entry?.gateway_title || t("online.title");
  const onlineHint = (problem: PaymentOption["problem"], fine: string) =>
    problem?.reason === "network" ? t("online.network") : fine;
  const textsOf: Record<
    PaymentChoice,
    (option: PaymentOption, entry?: (typeof gateways)[number]) => { label: string; hint: string }
  > = {
    cash_on_delivery: () => ({
      label: checkout("payment.cash"),
      hint: props.cashHint ?? checkout("payment.cashHint"),
    }),
    digital_payment: ({ problem }, entry) => ({
      label: title(entry),
      hint: onlineHint(problem, t("online.hint")),
    }),
    wallet: ({ problem }) => ({
      label: checkout("payment.wallet"),
      hint:
        balance === null || balance === undefined
          ? checkout("payment.walletUnknown")
          : checkout(problem ? "payment.walletShort" : "payment.walletHint", { amount: amount(balance) }),
    }),
    wallet_and_cash: ({ fromWallet }) => ({
      label: checkout("payment.walletAndCash"),
      hint: checkout("payment.walletAndCashHint", {
        wallet: amount(fromWallet),
        cash: amount(total - fromWallet),
      }),
    }),
    wallet_and_online: ({ problem, fromWallet }, entry) => ({
      label: t("walletAndOnline", { gateway: title(entry) }),
      hint: onlineHint(
        problem,
        t("walletAndOnlineHint", { wallet: amount(fromWallet), rest: amount(total - fromWallet) }),
      ),
    }),
  };
  const cards = options.flatMap((option) =>
    (isOnline(option.choice) ? gateways : [undefined]).map((entry) => ({
      value: `${option.choice} ${entry?.gateway ?? ""}`,
      ...textsOf[option.choice](option, entry),
      icon: isOnline(option.choice) ? (
        <CardIcon />
      ) : option.choice === "cash_on_delivery" ? (
        <CashIcon />
      ) : (
        <WalletIcon />
      ),
      disabled: option.problem !== null,
    })),
  );
  const value = `${used.choice} ${isOnline(used.choice) ? (gateway?.gateway ?? "") : ""}`;
  return (
    <>
      <RadioCards<string>
        legend={checkout("payment.title")}
        value={used.problem === null ? value : undefined}
        onValueChange={(picked) => {
          const [choice = "", key = ""] = picked.split(" ");
          onChange(choice as PaymentChoice, key || (gateway?.gateway ?? ""));
        }}
        options={cards}
      />
      {options.some(({ choice }) => choice === "wallet") ? (
        <StatusNote>{checkout("payment.walletFinal")}</StatusNote>
      ) : null}
      {isOnline(used.choice) ? <StatusNote>{t("online.after")}</StatusNote> : null}
    </>
  );
}
