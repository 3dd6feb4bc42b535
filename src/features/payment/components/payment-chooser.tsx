import type { Config } from "@/contract";
import { type Minor, toMajor, toMinor } from "@/domain/money";
import { useMoney } from "@/platform/format";
import type { OfflineMethod } from "@/platform/http/normalise/offline-payment";
import { useTexts } from "@/platform/i18n";
import { RadioCards } from "@/ui/chakra/radio-cards";
import { CardIcon } from "@/ui/icons/card";
import { CashIcon } from "@/ui/icons/cash";
import { StatusNote } from "@/ui/plain/status-note";
import { Switch } from "@/ui/plain/switch";
import {
  type CashProblem,
  gatewayFor,
  type PaymentChoice,
  type PaymentOption,
  type PaymentOptions,
} from "../payment-options";
import { isFromWallet, restOf, walletOff, walletOn, withWallet } from "../wallet-part";
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
  /** Its title stands above it already. */
  legendHidden?: boolean;
  /** When cash is paid, if not on delivery. */
  cashHint?: string;
  /** `way` is the key of a gateway, or the id of a way of paying outside of the app. */
  onChange: (choice: PaymentChoice, way: string) => void;
}

const isOnline = (choice: PaymentChoice | null): boolean => choice === "digital_payment";

interface Way {
  readonly option: PaymentOption;
  /** The key of a gateway, the id of a way outside of the app, "" for cash. */
  readonly key: string | number;
  readonly label: string;
  readonly hint: string;
}

/** How an order is paid: the wallet as a switch, one card for each other way, those that are impossible last with the reason. */
export default function PaymentChooser(props: PaymentChooserProps) {
  const { gateways, methods, method, options, used, total, balance, digits, onChange } = props;
  const t = useTexts("payment");
  const offline = useTexts("offlinePayment");
  const checkout = useTexts("checkout");
  const money = useMoney();
  const amount = (minor: number) => money(toMajor(minor, digits));
  const gateway = gatewayFor(props.gateway, gateways);
  const wallet = options.find(({ choice }) => choice === "wallet");
  const walletUsed = isFromWallet(used.choice) && used.problem === null;
  const onWallet = walletUsed ? used : walletOn(used, options);
  const change = ({ choice }: PaymentOption, key: string | number) =>
    onChange(choice, String(key) || (gateway?.gateway ?? ""));
  const waysOf = (option: PaymentOption): Way[] => {
    const { problem } = option;
    if (option.choice === "digital_payment")
      return gateways.map((entry) => ({
        option,
        key: entry.gateway,
        label: entry.gateway_title || t("online.title"),
        hint: problem ? t("online.network") : t("online.hint"),
      }));
    if (option.choice === "offline_payment")
      return methods.map((way) => ({ option, key: way.id, label: way.name, hint: offline("choice.hint") }));
    if (option.choice !== "cash_on_delivery") return [];
    return [{ option, key: "", label: checkout("payment.cash"), hint: cashHint(option.problem) }];
  };
  const cashHint = (problem: CashProblem | null) => {
    if (problem === null) return props.cashHint ?? checkout("payment.cashHint");
    if (problem.reason === "zone") return checkout("payment.noCash");
    return checkout("payment.cashLimit", { amount: amount(toMinor(problem.amount, digits)) });
  };
  const ways = options.flatMap((option) =>
    isFromWallet(option.choice)
      ? []
      : // The rest of an order may be less than what cash is limited to.
        waysOf(
          withWallet(option, used, options).problem === null
            ? ({ ...option, problem: null } as PaymentOption)
            : option,
        ),
  );
  const sorted = [...ways].sort(
    (one, other) => Number(one.option.problem !== null) - Number(other.option.problem !== null),
  );
  const valueOfWay = ({ option, key }: Pick<Way, "option" | "key">) => `${option.choice} ${key}`;
  const rest = restOf(used.choice);
  const usedKey = isOnline(rest) ? gateway?.gateway : rest === "offline_payment" && method?.id;
  return (
    <div className={styles.chooser}>
      {wallet ? (
        <Switch
          label={checkout("payment.wallet")}
          hint={walletHint()}
          checked={walletUsed}
          disabled={onWallet === undefined}
          onChange={() => {
            if (onWallet) change(walletUsed ? walletOff(used, options) : onWallet, "");
          }}
        />
      ) : null}
      <RadioCards<string>
        legend={checkout("payment.title")}
        legendHidden={props.legendHidden}
        value={used.problem === null && rest !== null ? `${rest} ${usedKey || ""}` : undefined}
        onValueChange={(picked) => {
          const way = ways.find((one) => valueOfWay(one) === picked);
          if (way) change(withWallet(way.option, used, options), way.key);
        }}
        options={sorted.map((way) => ({
          value: valueOfWay(way),
          label: way.label,
          hint: way.hint,
          icon: way.option.choice === "cash_on_delivery" ? <CashIcon /> : <CardIcon />,
          disabled: way.option.problem !== null,
        }))}
      />
      {walletUsed ? <StatusNote>{checkout("payment.walletFinal")}</StatusNote> : null}
      {isOnline(rest) ? <StatusNote>{t("online.after")}</StatusNote> : null}
      {used.choice === "offline_payment" ? <StatusNote>{offline("choice.after")}</StatusNote> : null}
    </div>
  );

  /** What it pays, what it could pay, or why it cannot. */
  function walletHint(): string {
    if (balance === null || balance === undefined) return checkout("payment.walletUnknown");
    if (onWallet === undefined) return checkout("payment.walletShort", { amount: amount(balance) });
    const wallet = amount(onWallet.fromWallet);
    if (onWallet.choice === "wallet_and_cash")
      return checkout("payment.walletAndCashHint", { wallet, cash: amount(total - onWallet.fromWallet) });
    if (onWallet.choice === "wallet_and_online")
      return t("walletAndOnlineHint", { wallet, rest: amount(total - onWallet.fromWallet) });
    return checkout("payment.walletHint", { amount: amount(balance) });
  }
}
