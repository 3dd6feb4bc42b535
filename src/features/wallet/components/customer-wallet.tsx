import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import type { WalletFilter, WalletMovement } from "@/contract/calls/wallet";
import { exchangeRules } from "@/domain/loyalty-points";
import { customerQuery } from "@/features/auth";
import { useConfig } from "@/features/configuration";
import { useMoney } from "@/platform/format";
import { useTexts } from "@/platform/i18n";
import { paths } from "@/platform/navigation/paths";
import { useAccountKey } from "@/stores/session";
import { WalletIcon } from "@/ui/icons/wallet";
import { SegmentedControl } from "@/ui/kit/segmented-control";
import { ButtonLink } from "@/ui/window/button";
import { walletMovementsQuery } from "../api/get-wallet-movements";
import { walletFilters } from "../wallet-filters";
import { BalanceCard } from "./balance-card";
import { MovementList, orderOfReference, uniqueRows } from "./movement-list";
import styles from "./wallet.module.css";

const knownTypes = [
  "order_place",
  "order_refund",
  "partial_payment",
  "loyalty_point",
  "referrer",
  "CashBack",
  "add_fund",
  "add_fund_by_admin",
] as const;
const typesOfOrders = ["order_place", "order_refund", "partial_payment"];

export interface CustomerWalletProps {
  readonly filter: WalletFilter | "all";
  readonly onFilter: (filter: WalletFilter | "all") => void;
}

/** What the customer has in the wallet, and every movement that made it. */
export default function CustomerWallet({ filter, onFilter }: CustomerWalletProps) {
  const t = useTexts("account");
  const money = useMoney();
  const config = useConfig();
  const account = useAccountKey();
  // Paid or exchanged somewhere else a moment ago: asked again at each visit.
  const customer = useQuery({ ...customerQuery(account), staleTime: 0 });
  const query = useInfiniteQuery(walletMovementsQuery(account, filter));
  const movements = uniqueRows(query.data?.pages.flatMap((page) => page.data.rows) ?? []);
  const balance = customer.data?.wallet_balance;
  return (
    <div className={styles.page}>
      <BalanceCard
        icon={<WalletIcon size={32} />}
        label={t("wallet.balance")}
        value={balance === undefined ? (customer.isPending ? undefined : "–") : money(balance)}
        text={t("wallet.text")}
        action={
          config && exchangeRules(config) ? (
            <ButtonLink as={Link} variant="outline" to={paths.profile.href("loyalty-points")}>
              {t("wallet.fromPoints")}
            </ButtonLink>
          ) : null
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
          segments={(["all", ...walletFilters] as const).map((value) => ({
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
              change: change > 0 ? `+${money(change)}` : money(change),
              gained: change > 0,
              balance: money(row.balance),
              orderId: orderOfReference(row.reference, typesOfOrders.includes(row.transaction_type)),
            };
          })}
        />
      </section>
    </div>
  );
}

const typeOf = (row: WalletMovement) =>
  knownTypes.find((type) => type === row.transaction_type) ?? ("other" as const);
