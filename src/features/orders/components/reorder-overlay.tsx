import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { toMajor } from "@/domain/money";
import { isUnchanged, type ReorderLine } from "@/domain/reorder";
import { useModules } from "@/features/modules";
import { useDigits, useMoney, usePriceReading } from "@/platform/format";
import { formatNames } from "@/platform/format/names";
import { isApiError } from "@/platform/http/api-error";
import { useTexts } from "@/platform/i18n";
import { useQuery } from "@/platform/query";
import { putIntoCart, storeInTheWay } from "@/stores/cart";
import { type OverlayProps, replaceOverlay } from "@/stores/overlay";
import { useAccountKey } from "@/stores/session";
import { errorText } from "@/stores/show-error";
import { showSuccess, showWarning } from "@/stores/toasts";
import { Dialog } from "@/ui/kit/dialog";
import { Button } from "@/ui/window/button";
import { Skeleton } from "@/ui/window/skeleton";
import { StatusNote } from "@/ui/window/status-note";
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
            {t(store === null ? "again.add" : "again.replace", { count: available.length })}
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
          <ul>
            {data.lines.map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines have no ids and do not move.
              <ReorderRow key={index} line={line} />
            ))}
          </ul>
        </div>
      )}
    </Dialog>
  );
}

function ReorderRow({ line: { name, problem, line } }: { readonly line: ReorderLine }) {
  const t = useTexts("aftercare");
  const money = useMoney();
  const digits = useDigits();
  const price = (minor: number) => money(toMajor(minor, digits));
  return (
    <li className={styles.line}>
      <div className={styles.words}>
        <p className={styles.strong}>
          {line ? <bdi dir="ltr">{line.quantity}×</bdi> : null}
          {line ? " " : null}
          <bdi>{name}</bdi>
        </p>
        {problem ? <p className={styles.muted}>{t(`again.${problem}`)}</p> : null}
        {line?.isFewer ? <p className={styles.muted}>{t("again.fewer", { count: line.quantity })}</p> : null}
        {line && line.before !== line.now ? (
          <p className={styles.muted}>
            {t("again.price", { from: price(line.before), to: price(line.now) })}
          </p>
        ) : null}
      </div>
      {line ? <bdi className={styles.figure}>{price(line.now * line.quantity)}</bdi> : null}
    </li>
  );
}
