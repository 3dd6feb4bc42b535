import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { addOnRows } from "@/domain/add-on-rows";
import { describeLineChoice } from "@/domain/line-options";
import type { LinePrice } from "@/domain/line-price";
import { toMajor } from "@/domain/money";
import { isUnchanged, priceOfLines, type ReorderLine } from "@/domain/reorder";
import { useModules } from "@/features/modules";
import { useDigits, useMoney, usePriceReading } from "@/platform/format";
import { commaList } from "@/platform/format/comma-list";
import { formatNames } from "@/platform/format/names";
import { isApiError } from "@/platform/http/api-error";
import { useTexts } from "@/platform/i18n";
import { useQuery } from "@/platform/query";
import { countPieces, putIntoCart, storeInTheWay } from "@/stores/cart";
import { type OverlayProps, replaceOverlay } from "@/stores/overlay";
import { useAccountKey } from "@/stores/session";
import { errorText } from "@/stores/show-error";
import { showSuccess, showWarning } from "@/stores/toasts";
import { Dialog } from "@/ui/chakra/dialog";
import { AddOnRows } from "@/ui/plain/add-on-rows";
import { Button } from "@/ui/plain/button";
import { PriceTag } from "@/ui/plain/price-tag";
import { Skeleton } from "@/ui/plain/skeleton";
import { StatusNote } from "@/ui/plain/status-note";
import { loadReorder } from "../load-reorder";
import styles from "./orders.module.css";

/** Puts a past order into the cart: at once when nothing has changed, otherwise after naming what has. */
export default function ReorderOverlay({ overlay, open, onClose, onClosed }: OverlayProps<"reorder">) {
  const t = useTexts("aftercare");
  const shell = useTexts("shell");
  const queryClient = useQueryClient();
  const accountKey = useAccountKey();
  const reading = usePriceReading();
  const modules = useModules();
  const { data, error } = useQuery({
    queryKey: ["reorder", accountKey, overlay.orderId],
    queryFn: () => loadReorder(queryClient, accountKey, overlay.orderId, reading),
    networkMode: "always",
    // The questions that it asks are tried again by themselves.
    retry: false,
    staleTime: 0,
    gcTime: 0,
  });
  const available = data?.lines.flatMap(({ line }) => line ?? []) ?? [];
  const [first] = available;
  const store = first ? storeInTheWay(first.item) : null;

  // The dialog can be pressed while it leaves.
  const isAdded = useRef(false);
  const add = () => {
    if (isAdded.current) return;
    isAdded.current = true;
    const refused = putIntoCart(available, modules);
    if (refused.length === 0) showSuccess(t("again.added"));
    else showWarning(t("again.refused", { items: formatNames(refused.map(({ item }) => item.name)) }));
    replaceOverlay({ kind: "cart" });
  };
  const isReady = data !== undefined && available.length > 0 && store === null && isUnchanged(data.lines);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is known that there is nothing to ask.
  useEffect(() => {
    if (isReady && !data.isFromDevice) add();
  }, [isReady]);

  return (
    <Dialog
      open={open}
      onClose={onClose}
      onClosed={onClosed}
      title={t("again.title")}
      closeLabel={shell("app.close")}
      width="28rem"
      footer={
        available.length > 0 ? (
          <Button wide onClick={add}>
            {t(store === null ? "again.add" : "again.replace", { count: countPieces(available) })}
          </Button>
        ) : undefined
      }
    >
      {data === undefined && error === null ? (
        <div className={styles.list} role="status" aria-label={t("again.busy")}>
          <Skeleton height="3rem" />
          <Skeleton height="3rem" />
        </div>
      ) : data === undefined ? (
        <StatusNote tone="warning" live>
          {isApiError(error) && error.kind === "network" && error.status === 0
            ? t("again.unknown")
            : errorText(error)}
        </StatusNote>
      ) : (
        <div className={styles.list}>
          {available.length === 0 ? (
            <StatusNote tone="warning" live>
              {t("again.nothing")}
            </StatusNote>
          ) : null}
          {store === null ? null : (
            <StatusNote tone="warning" live>
              {t("again.replaceText", { store: `\u2068${store}\u2069` })}
            </StatusNote>
          )}
          {data.isFromDevice ? (
            <StatusNote tone="info" live>
              {t("again.offline")}
            </StatusNote>
          ) : null}
          <ReorderRows lines={data.lines} />
        </div>
      )}
    </Dialog>
  );
}

/** The lines and their sum, as the cart will have them. */
function ReorderRows({ lines }: { readonly lines: readonly ReorderLine[] }) {
  const checkout = useTexts("checkout");
  const money = useMoney();
  const reading = usePriceReading();
  const price = priceOfLines(lines, reading);
  return (
    <>
      <ul>
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no ids and do not move.
          <ReorderRow key={index} line={line} price={price.lines[index] ?? null} />
        ))}
      </ul>
      {lines.some(({ line }) => line !== null) ? (
        <p className={styles.foot}>
          <span>{checkout("cart.subtotal")}</span>
          <bdi className={styles.figure}>{money(toMajor(price.subtotal, reading.digits))}</bdi>
        </p>
      ) : null}
    </>
  );
}

function ReorderRow({
  line: { name, problem, line },
  price,
}: {
  readonly line: ReorderLine;
  readonly price: LinePrice | null;
}) {
  const t = useTexts("aftercare");
  const catalogue = useTexts("catalogue");
  const money = useMoney();
  const digits = useDigits();
  const amount = (minor: number) => money(toMajor(minor, digits));
  return (
    <li className={styles.line}>
      <div className={styles.words}>
        <p className={styles.strong}>
          {line ? <bdi dir="ltr">{line.quantity}×</bdi> : null}
          {line ? " " : null}
          <bdi>{name}</bdi>
        </p>
        {line && describeLineChoice(line, commaList) ? (
          <p className={styles.muted}>
            <bdi>{describeLineChoice(line, commaList)}</bdi>
          </p>
        ) : null}
        {problem ? <p className={styles.muted}>{t(`again.${problem}`)}</p> : null}
        {line?.isFewer ? <p className={styles.muted}>{t("again.fewer", { count: line.quantity })}</p> : null}
        {line && line.before !== line.now ? (
          <p className={styles.muted}>
            {t("again.price", { from: amount(line.before), to: amount(line.now) })}
          </p>
        ) : null}
        {line?.changedAddOns.map((addOn) => (
          <p key={addOn.name} className={styles.muted}>
            {t(addOn.isGone ? "again.addOnGone" : "again.addOnPrice", { name: `\u2068${addOn.name}\u2069` })}
          </p>
        ))}
        {line ? (
          <AddOnRows
            rows={addOnRows(line.item, line.addOns, digits).map((row) => ({
              ...row,
              amount: amount(row.amount),
            }))}
          />
        ) : null}
      </div>
      {line && price ? (
        <PriceTag
          size="sm"
          price={amount(price.products - price.discount)}
          oldPrice={price.discount > 0 ? amount(price.products) : undefined}
          labels={{ price: catalogue("price.now"), oldPrice: catalogue("price.before") }}
        />
      ) : null}
    </li>
  );
}
