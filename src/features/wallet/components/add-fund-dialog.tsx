import { type FormEvent, useState } from "react";
import type { Config } from "@/contract";
import { currencyTerms } from "@/domain/currencies/money-rounding";
import { toBasisPoints, toMajor, toMinor } from "@/domain/money";
import { addFundProblem, bestWalletBonus } from "@/domain/wallet-bonus";
import { useConnectivity } from "@/platform/connectivity";
import { useDigits, useMoney } from "@/platform/format";
import { readAmount } from "@/platform/format/read-amount";
import { useTexts } from "@/platform/i18n";
import { leavePage } from "@/platform/navigation/leave-page";
import { paths } from "@/platform/navigation/paths";
import { useQuery } from "@/platform/query";
import { closeOverlay } from "@/stores/overlay";
import { sendUntilAnswered } from "@/stores/send-until-answered";
import { useAccountKey } from "@/stores/session";
import { errorText } from "@/stores/show-error";
import { Button } from "@/ui/chakra/button";
import { Dialog } from "@/ui/chakra/dialog";
import { RadioCards } from "@/ui/chakra/radio-cards";
import { TextField } from "@/ui/chakra/text-field";
import { CardIcon } from "@/ui/icons/card";
import { StatusNote } from "@/ui/plain/status-note";
import { startAddFund } from "../api/add-fund";
import { walletBonusesQuery } from "../api/get-wallet-bonuses";
import styles from "./wallet.module.css";

interface Props {
  readonly open: boolean;
  readonly config: Config;
}

/** Asks how much is to be added and through which gateway, says what is given on top, and leads to the payment page. */
export default function AddFundDialog({ open, config }: Props) {
  const t = useTexts("addFund");
  const shell = useTexts("shell");
  const pay = useTexts("payment");
  const money = useMoney();
  const digits = useDigits();
  const offline = useConnectivity() === "offline";
  const { data: bonuses = [] } = useQuery(walletBonusesQuery(useAccountKey()));
  const [typed, setTyped] = useState("");
  const gateways = config.active_payment_method_list;
  const [chosen, setChosen] = useState(gateways[0]?.gateway ?? "");
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | undefined>();
  const [refusal, setRefusal] = useState<string | null>(null);
  const step = currencyTerms(config).other;
  const limits = {
    minimum: Math.max(step, toMinor(config.add_fund_minimum, digits)),
    maximum: toMinor(config.add_fund_maximum, digits),
    step,
  };
  const read = readAmount(typed);
  const amount = read === null ? 0 : toMinor(read, digits);
  const terms = bonuses.map((bonus) => ({
    type: bonus.bonus_type === "percentage" ? ("percent" as const) : ("amount" as const),
    amount:
      bonus.bonus_type === "percentage"
        ? toBasisPoints(bonus.bonus_amount)
        : toMinor(bonus.bonus_amount, digits),
    minimumAdd: toMinor(bonus.minimum_add_amount, digits),
    maximumBonus: toMinor(bonus.maximum_bonus_amount, digits),
    title: bonus.title,
  }));
  // Nothing is promised of an amount that cannot be added.
  const best = addFundProblem(amount, limits) === null ? bestWalletBonus(amount, terms) : null;
  const amountOf = (minor: number) => money(toMajor(minor, digits));

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (read === null && typed.trim() !== "") {
      setError(t("unreadable"));
      return;
    }
    const problem = addFundProblem(amount, limits);
    if (problem === "step") {
      const lower = amountOf(amount - (amount % step));
      const upper = amountOf(amount - (amount % step) + step);
      setError(t("step", { amount: amountOf(step), lower, upper }));
      return;
    }
    if (problem !== null) {
      setError(t(problem, { amount: amountOf(limits[problem]) }));
      return;
    }
    setBusy(true);
    setRefusal(null);
    try {
      const callback = new URL(paths.profile.href("wallet"), location.origin).href;
      const sum = toMajor(amount, digits);
      const payment = await sendUntilAnswered(["add fund", sum, chosen], (key) =>
        startAddFund({ amount: sum, gateway: chosen, callback }, key),
      );
      await leavePage(payment);
    } catch (failure) {
      setRefusal(errorText(failure));
    } finally {
      setBusy(false);
    }
  };

  return (
    <Dialog
      open={open}
      onClose={closeOverlay}
      title={t("title")}
      closeLabel={shell("app.close")}
      width="28rem"
    >
      <form className={styles.transfer} onSubmit={(event) => void submit(event)} noValidate>
        <TextField
          label={t("amount")}
          hint={
            limits.maximum > 0
              ? t("between", { minimum: amountOf(limits.minimum), maximum: amountOf(limits.maximum) })
              : t("minimum", { amount: amountOf(limits.minimum) })
          }
          error={error}
          inputMode="decimal"
          autoComplete="off"
          dir="ltr"
          maxLength={12}
          required
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setError(undefined);
          }}
        />
        <p className={styles.worth} aria-live="polite">
          {best
            ? t("bonus", { bonus: amountOf(best.bonus), total: amountOf(amount + best.bonus) })
            : terms[0]
              ? t("offer", { title: terms[0].title, amount: amountOf(terms[0].minimumAdd) })
              : null}
        </p>
        <RadioCards<string>
          legend={t("method")}
          value={chosen}
          onValueChange={setChosen}
          options={gateways.map(({ gateway, gateway_title: title }) => ({
            value: gateway,
            label: title || pay("online.title"),
            icon: <CardIcon />,
          }))}
        />
        {offline ? <StatusNote tone="warning">{pay("online.network")}</StatusNote> : null}
        {refusal === null ? null : (
          <StatusNote tone="danger" live>
            {refusal}
          </StatusNote>
        )}
        <Button
          type="submit"
          wide
          size="lg"
          disabled={offline || chosen === ""}
          loading={busy}
          loadingLabel={shell("app.loading")}
        >
          {t("submit")}
        </Button>
      </form>
    </Dialog>
  );
}
