import { useEffect, useState } from "react";
import type { LoyaltyMovement } from "@/contract/calls/wallet";
import { exchangeRules, pointTransferProblem, worthOfPoints } from "@/domain/loyalty-points";
import { toMajor } from "@/domain/money";
import { customerQuery } from "@/features/auth";
import { useConfig } from "@/features/configuration";
import { useDigits, useMoney } from "@/platform/format";
import { useTexts } from "@/platform/i18n";
import { useInfiniteQuery, useQuery } from "@/platform/query";
import { openOverlay, useOverlays } from "@/stores/overlay";
import { useAccountKey } from "@/stores/session";
import { Button } from "@/ui/chakra/button";
import { StarIcon } from "@/ui/icons/star";
import { loyaltyMovementsQuery } from "../api/get-loyalty-movements";
import { usePointTransfer } from "../use-point-transfer";
import { BalanceCard } from "./balance-card";
import { MovementList, orderOfReference, uniqueRows } from "./movement-list";
import { PointTransferDialog } from "./point-transfer-dialog";
import styles from "./wallet.module.css";

const knownTypes = ["order_place", "order_refund", "point_to_wallet", "add_points_by_admin"] as const;

/** The customer's points with their value, their movements, and the exchange. */
export default function CustomerLoyaltyPoints() {
  const t = useTexts("account");
  const money = useMoney();
  const digits = useDigits();
  const config = useConfig();
  const account = useAccountKey();
  // Refetched at each visit, because a delivered order may have just earned some.
  const customer = useQuery({ ...customerQuery(account), staleTime: 0 });
  const query = useInfiniteQuery(loyaltyMovementsQuery(account));
  const movements = uniqueRows(query.data?.pages.flatMap((page) => page.data.rows) ?? []);
  const points = customer.data?.loyalty_point;
  const rules = config ? exchangeRules(config) : null;
  const worth = (count: number) => (rules ? money(toMajor(worthOfPoints(count, rules, digits), digits)) : "");
  const problem = rules && points !== undefined ? pointTransferProblem(points, points, rules, digits) : null;
  const open = useOverlays().some(({ kind }) => kind === "point-transfer");
  const transfer = usePointTransfer();
  const [opened, setOpened] = useState(0);
  useEffect(() => {
    if (open) setOpened((times) => times + 1);
  }, [open]);
  return (
    <div className={styles.page}>
      <BalanceCard
        icon={<StarIcon size={32} />}
        label={t("loyalty.points")}
        value={points === undefined ? (customer.isPending ? undefined : "–") : String(points)}
        text={
          rules ? (
            <>
              {points === undefined ? null : <>{t("loyalty.worth", { amount: worth(points) })} </>}
              {t("loyalty.rate", { points: rules.pointsPerUnit, amount: money(1, true) })}
              {problem === "minimum" ? <> {t("loyalty.minimum", { points: rules.minimum })}</> : null}
            </>
          ) : (
            t("loyalty.text")
          )
        }
        action={
          rules ? (
            <Button
              disabled={points === undefined || problem !== null}
              onClick={() => openOverlay({ kind: "point-transfer" })}
            >
              {t("loyalty.convert")}
            </Button>
          ) : null
        }
      />
      <section className={styles.movements} aria-labelledby="point-movements">
        <h2 id="point-movements" className={styles.title}>
          {t("movements.title")}
        </h2>
        <MovementList
          query={query}
          none={t("loyalty.none")}
          rows={movements.map((row) => {
            const change = row.credit - row.debit;
            return {
              id: row.id,
              label: t(`loyalty.type.${typeOf(row)}`),
              createdAt: row.created_at,
              change: change > 0 ? `+${change}` : `−${-change}`,
              gained: change > 0,
              balance: String(row.balance),
              orderId: orderOfReference(
                row.reference,
                ["order_place", "order_refund"].includes(row.transaction_type),
              ),
            };
          })}
        />
      </section>
      {opened > 0 && rules && points !== undefined ? (
        <PointTransferDialog key={opened} open={open} rules={rules} points={points} transfer={transfer} />
      ) : null}
    </div>
  );
}

const typeOf = (row: LoyaltyMovement) =>
  knownTypes.find((type) => type === row.transaction_type) ?? ("other" as const);
