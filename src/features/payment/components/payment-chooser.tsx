import type { Config } from "@/contract";
import { type Minor, toMajor } from "@/domain/money";
import { useMoney } from "@/platform/format";
import type { OfflineMethod } from "@/platform/http/normalise/offline-payment";
import { useTexts } from "@/platform/i18n";
import { RadioCards } from "@/ui/chakra/radio-cards";
import { CardIcon } from "@/ui/icons/card";
import { CashIcon } from "@/ui/icons/cash";
import { WalletIcon } from "@/ui/icons/wallet";
import { StatusNote } from "@/ui/plain/status-note";
import { gatewayFor, type PaymentChoice, type PaymentOption, type PaymentOptions } from "../payment-options";
import styles from "./payment-chooser.module.css";

export interface PaymentChooserProps {
  gateways: Config["active_payment_method_list"];
  /** Ways of paying outside of the app, and the used one. */
  methods: readonly OfflineMethod[];
  method: OfflineMethod | undefined;
  options: PaymentOptions;
  /** The used option, and its gateway when it is paid online. */
  used: PaymentOption;
  gateway: string;
  total: Minor;
  balance: Minor | null | undefined;
  digits: number;
  /** When cash is paid, if not on delivery. */
  cashHint?: string;
  /** `way` is the key of a gateway, or the id of a way of paying outside of the app. */
  onChange: (choice: PaymentChoice, way: string) => void;
}

const isOnline = (choice: PaymentChoice): boolean =>
  choice === "digital_payment" || choice === "wallet_and_online";

function iconOf(choice: PaymentChoice) {
  if (isOnline(choice) || choice === "offline_payment") return <CardIcon />;
  return choice === "cash_on_delivery" ? <CashIcon /> : <WalletIcon />;
}

/** How an order is paid: one card for each way, and for each gateway where there are several. */
export default function PaymentChooser(props: PaymentChooserProps) {
  const { gateways, methods, method, options, used, total, balance, digits, onChange } = props;
  const t = useTexts("payment");
  const offline = useTexts("offlinePayment");
  const checkout = useTexts("checkout");
  const money = useMoney();
  const amount = (minor: number) => money(toMajor(minor, digits));
  const gateway = gatewayFor(props.gateway, gateways);
  const title = (entry = gateway) => entry?.gateway_title || t("online.title");
  const onlineHint = (problem: PaymentOption["problem"], fine: string) =>
    problem?.reason === "network" ? t("online.network") : fine;
  const textsOf: Record<
    PaymentChoice,
    (
      option: PaymentOption,
      entry?: (typeof gateways)[number],
      way?: OfflineMethod,
    ) => { label: string; hint: string }
  > = {
    cash_on_delivery: () => ({
      label: checkout("payment.cash"),
      hint: props.cashHint ?? checkout("payment.cashHint"),
    }),
    digital_payment: ({ problem }, entry) => ({
      label: title(entry),
      hint: onlineHint(problem, t("online.hint")),
    }),
    offline_payment: (_option, _entry, way) => ({ label: way?.name ?? "", hint: offline("choice.hint") }),
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
  const card = (option: PaymentOption, key: string | number, texts: { label: string; hint: string }) => ({
    value: `${option.choice} ${key}`,
    ...texts,
    icon: iconOf(option.choice),
    disabled: option.problem !== null,
  });
  const cards = options.flatMap((option) => {
    const textOf = textsOf[option.choice];
    if (isOnline(option.choice))
      return gateways.map((entry) => card(option, entry.gateway, textOf(option, entry)));
    if (option.choice === "offline_payment")
      return methods.map((way) => card(option, way.id, textOf(option, undefined, way)));
    return [card(option, "", textOf(option))];
  });
  const usedWay = isOnline(used.choice) ? gateway?.gateway : used.choice === "offline_payment" && method?.id;
  const value = `${used.choice} ${usedWay || ""}`;
  return (
    <div className={styles.chooser}>
      <RadioCards<string>
        legend={checkout("payment.title")}
        value={used.problem === null ? value : undefined}
        onValueChange={(picked) => {
          const [choice = "", key = ""] = picked.split(" ");
          onChange(choice as PaymentChoice, key || (gateway?.gateway ?? ""));
        }}
        options={cards}
      />
      {used.choice.startsWith("wallet") && used.problem === null ? (
        <StatusNote>{checkout("payment.walletFinal")}</StatusNote>
      ) : null}
      {isOnline(used.choice) ? <StatusNote>{t("online.after")}</StatusNote> : null}
      {used.choice === "offline_payment" ? <StatusNote>{offline("choice.after")}</StatusNote> : null}
    </div>
  );
}
