import { useEffect, useState } from "react";
import { Link } from "react-router-dom";
import type { WalletFilter, WalletMovement } from "@/contract/calls/wallet";
import { exchangeRules } from "@/domain/loyalty-points";
import { customerQuery } from "@/features/auth";
import { useConfig } from "@/features/configuration";
import { useMoney } from "@/platform/format";
import { formatCurrency } from "@/platform/format/currency";
import { useTexts } from "@/platform/i18n";
import { paths } from "@/platform/navigation/paths";
import { useInfiniteQuery, useQuery } from "@/platform/query";
import { openOverlay, useOverlays } from "@/stores/overlay";
import { useAccountKey } from "@/stores/session";
import { SegmentedControl } from "@/ui/chakra/segmented-control";
import { WalletIcon } from "@/ui/icons/wallet";
import { lazy } from "@/ui/loading/lazy";
import { Suspense } from "@/ui/loading/suspense";
import { Button, ButtonLink } from "@/ui/plain/button";
import { walletMovementsQuery } from "../api/get-wallet-movements";
import { offeredWalletFilters } from "../wallet-filters";
import { BalanceCard } from "./balance-card";
import type { FundFlag } from "./fund-return-note";
import { MovementList, orderOfReference, uniqueRows } from "./movement-list";
import styles from "./wallet.module.css";

const AddFundDialog = lazy(() => import("./add-fund-dialog"));
const FundReturnNote = lazy(() => import("./fund-return-note"));

const knownTypes = [
  "order_place",
  "order_refund",
  "partial_payment",
  "loyalty_point",
  "referrer",
  "CashBack",
  "cashback_returned",
  "add_fund",
  "add_fund_by_admin",
] as const;
const typesOfOrders = ["order_place", "order_refund", "partial_payment", "cashback_returned"];

export interface CustomerWalletProps {
  readonly filter: WalletFilter | "all";
  readonly onFilter: (filter: WalletFilter | "all") => void;
  /** The payment page's flag for money that was added, when it leads back. */
  readonly returned: FundFlag | null;
}

/** The customer's balance, and every movement that made it. */
export default function CustomerWallet({ filter, onFilter, returned }: CustomerWalletProps) {
  const t = useTexts("account");
  const fund = useTexts("addFund");
  const money = useMoney();
  const config = useConfig();
  const account = useAccountKey();
  // Paid or exchanged somewhere else a moment ago: asked again at each visit.
  const customer = useQuery({ ...customerQuery(account), staleTime: 0 });
  const query = useInfiniteQuery(walletMovementsQuery(account, filter));
  const movements = uniqueRows(query.data?.pages.flatMap((page) => page.data.rows) ?? []);
  const balance = customer.data?.wallet_balance;
  const takesMoney =
    config?.add_fund_status === 1 && config.digital_payment && config.active_payment_method_list.length > 0;
  const open = useOverlays().some(({ kind }) => kind === "add-fund");
  const [opened, setOpened] = useState(0);
  useEffect(() => {
    if (open) setOpened((times) => times + 1);
  }, [open]);
  return (
    <div className={styles.page}>
      {returned === null ? null : (
        <Suspense>
          <FundReturnNote flag={returned} />
        </Suspense>
      )}
      <BalanceCard
        icon={<WalletIcon size={32} />}
        label={t("wallet.balance")}
        value={balance === undefined ? (customer.isPending ? undefined : "–") : money(balance)}
        text={t("wallet.text")}
        action={
          <div className={styles.actions}>
            {takesMoney ? (
              <Button onClick={() => openOverlay({ kind: "add-fund" })}>{fund("button")}</Button>
            ) : null}
            {config && exchangeRules(config) ? (
              <ButtonLink as={Link} variant="outline" to={paths.profile.href("loyalty-points")}>
                {t("wallet.fromPoints")}
              </ButtonLink>
            ) : null}
          </div>
        }
      />
      <section className={styles.movements} aria-labelledby="wallet-movements">
        <h2 id="wallet-movements" className={styles.title}>
          {t("movements.title")}
        </h2>
        <SegmentedControl<WalletFilter | "all">
          legend={t("movements.filter")}
          look="chips"
          value={filter}
          onValueChange={onFilter}
          segments={(["all", ...offeredWalletFilters] as const).map((value) => ({
            value,
            label: t(`wallet.filter.${value}`),
          }))}
        />
        <MovementList
          query={query}
          none={t(filter === "all" ? "wallet.none" : "wallet.noneOfKind")}
          rows={movements.map((row) => {
            const change = row.credit + row.admin_bonus - row.debit;
            return {
              id: row.id,
              label: t(`wallet.type.${typeOf(row)}`),
              createdAt: row.created_at,
              detail: row.admin_bonus > 0 ? fund("ofBonus", { bonus: money(row.admin_bonus) }) : undefined,
              change: formatCurrency(change, { plus: true }),
              gained: change > 0,
              balance: money(row.balance),
              orderId: orderOfReference(row.reference, typesOfOrders.includes(row.transaction_type)),
            };
          })}
        />
      </section>
      {opened > 0 && takesMoney && config ? (
        <Suspense>
          <AddFundDialog key={opened} open={open} config={config} />
        </Suspense>
      ) : null}
    </div>
  );
}

const typeOf = (row: WalletMovement) =>
  knownTypes.find((type) => type === row.transaction_type) ?? ("other" as const);
