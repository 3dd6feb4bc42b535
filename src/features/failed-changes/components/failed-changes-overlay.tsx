import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useNavigate } from "react-router-dom";
import { useTexts } from "@/platform/i18n";
import type { Translate } from "@/platform/i18n/texts";
import { paths } from "@/platform/navigation/paths";
import { deleteUnreadableRow, retryRow } from "@/platform/outbox";
import {
  needsShopper,
  type RowNeedingShopper,
  useOutboxRows,
  useUnreadableOrders,
} from "@/stores/outbox-rows";
import { closeOverlaysAndNavigate, type OverlayProps } from "@/stores/overlay";
import { useIsSignedIn } from "@/stores/session";
import { showError } from "@/stores/show-error";
import { Dialog } from "@/ui/chakra/dialog";
import { CartIcon } from "@/ui/icons/cart";
import { ChatIcon } from "@/ui/icons/chat";
import { HeartIcon } from "@/ui/icons/heart";
import { PinIcon } from "@/ui/icons/pin";
import { StarIcon } from "@/ui/icons/star";
import { WarningIcon } from "@/ui/icons/warning";
import { Button } from "@/ui/plain/button";
import { Card } from "@/ui/plain/card";
import { discardChange } from "../discard-change";
import { unsentReason } from "../failure-reason";
import styles from "./failed-changes-overlay.module.css";

const icons: Record<RowNeedingShopper["kind"], ReactNode> = {
  cart: <CartIcon size={22} />,
  wishlist: <HeartIcon size={22} />,
  address: <PinIcon size={22} />,
  review: <StarIcon size={22} />,
  message: <ChatIcon size={22} />,
};

/** Changes that did not reach the shop and need the shopper: send again or discard. */
export default function UnsentOverlay({ open, onClose, onClosed }: OverlayProps<"unsent">) {
  const t = useTexts("frame");
  const rows = useOutboxRows().filter(needsShopper);
  const unreadable = useUnreadableOrders();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      onClosed={onClosed}
      title={t("unsent.title")}
      closeLabel={t("app.close")}
      width="27rem"
    >
      <p className={styles.muted} role="status">
        {t(rows.length > 0 ? "unsent.text" : unreadable.length > 0 ? "unsent.textOrder" : "unsent.none")}
      </p>
      {rows.length + unreadable.length > 0 ? (
        <ul className={styles.list}>
          {unreadable.map((key) => (
            <Card as="li" key={key} padding="sm" className={styles.row}>
              <UnreadableOrder recordKey={key} />
            </Card>
          ))}
          {rows.map((row) => (
            <Card as="li" key={row.id} padding="sm" className={styles.row}>
              <Row row={row} />
            </Card>
          ))}
        </ul>
      ) : null}
    </Dialog>
  );
}

interface HeadProps {
  icon: ReactNode;
  /** Names the row's buttons, too. */
  titleId: string;
  title: string;
  /** The shopper's own words; empty for none. */
  detail?: string;
  reason: string;
}

/** The change, and why it was not sent. */
function Head({ icon, titleId, title, detail = "", reason }: HeadProps) {
  return (
    <div className={styles.head}>
      <span className={styles.icon}>{icon}</span>
      <div className={styles.words}>
        <h3 className={styles.title} id={titleId}>
          {title}
        </h3>
        {detail === "" ? null : (
          <p className={styles.detail}>
            <bdi>{detail}</bdi>
          </p>
        )}
        <p className={styles.muted}>{reason}</p>
      </div>
    </div>
  );
}

/** Only the shop knows what became of this order: the shopper is sent to the list of orders. */
function UnreadableOrder({ recordKey }: { recordKey: string }) {
  const t = useTexts("frame");
  const navigate = useNavigate();
  const orders = useIsSignedIn() ? paths.profile.href("my-orders") : paths.trackOrder.href();
  const titleId = `unsent-${recordKey}`;
  return (
    <>
      <Head
        icon={<WarningIcon size={22} />}
        titleId={titleId}
        title={t("unsent.order")}
        reason={t("unsent.orderUnreadable")}
      />
      <div className={styles.actions}>
        <Button
          variant="outline"
          size="sm"
          aria-describedby={titleId}
          onClick={() => void deleteUnreadableRow(recordKey)}
        >
          {t("unsent.orderSeen")}
        </Button>
        <Button
          size="sm"
          aria-describedby={titleId}
          onClick={() => closeOverlaysAndNavigate((options) => void navigate(orders, options))}
        >
          {t("unsent.orders")}
        </Button>
      </div>
    </>
  );
}

function Row({ row }: { row: RowNeedingShopper }) {
  const t = useTexts("frame");
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState(false);
  const run = async (work: () => Promise<void>) => {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      showError(error);
    } finally {
      setBusy(false);
    }
  };
  const reason = unsentReason(row.problem);
  const { title, detail } = describeChange(row, t);
  const titleId = `unsent-${row.id}`;
  return (
    <>
      <Head
        icon={icons[row.kind]}
        titleId={titleId}
        title={title}
        detail={detail}
        reason={"key" in reason ? t(reason.key) : reason.words}
      />
      <div className={styles.actions}>
        <Button
          variant="outline"
          size="sm"
          aria-describedby={titleId}
          disabled={busy}
          onClick={() => void run(() => discardChange(queryClient, row))}
        >
          {t("unsent.letGo")}
        </Button>
        <Button
          size="sm"
          aria-describedby={titleId}
          loading={busy}
          onClick={() => void run(() => retryRow(row.id))}
        >
          {t("unsent.retry")}
        </Button>
      </div>
    </>
  );
}

function describeChange(row: RowNeedingShopper, t: Translate<"frame">): { title: string; detail: string } {
  switch (row.kind) {
    case "cart":
      return {
        title: t("unsent.cart"),
        detail: t("unsent.cartLines", { count: row.payload.lines.length }),
      };
    case "wishlist":
      return {
        title: t("unsent.wishlist"),
        detail: t(row.payload.inWishlist ? "unsent.wishlistAdded" : "unsent.wishlistRemoved"),
      };
    case "address":
      return row.payload.op === "delete"
        ? { title: t("unsent.addressDeleted"), detail: "" }
        : { title: t("unsent.address"), detail: row.payload.values.address ?? "" };
    case "review":
      return {
        title: t("unsent.review"),
        detail: [`${row.payload.rating} ★`, row.payload.comment].filter(Boolean).join(" · "),
      };
    case "message": {
      const { text, images } = row.payload;
      return {
        title: t("unsent.message"),
        detail: text === "" ? t("unsent.pictures", { count: images.length }) : text,
      };
    }
  }
}
