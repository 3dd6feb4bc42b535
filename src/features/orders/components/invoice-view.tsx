import { useRef, useState } from "react";
import { Link } from "react-router-dom";
import type { Order, OrderLine } from "@/contract";
import { awaitsPayment, isAgreed, isSale } from "@/domain/order-status-steps";
import { useTexts } from "@/platform/i18n";
import { paths } from "@/platform/navigation/paths";
import { useGuestOrders } from "@/stores/guest-orders";
import { useIsSignedIn } from "@/stores/session";
import { classNames } from "@/ui/class-names";
import { BackIcon } from "@/ui/icons/back";
import { ReceiptIcon } from "@/ui/icons/receipt";
import { NothingFoundPicture } from "@/ui/illustrations/lazy-illustrations";
import { Button, ButtonLink } from "@/ui/plain/button";
import { EmptyState } from "@/ui/plain/empty-state";
import { SegmentedControl } from "@/ui/plain/segmented-control";
import { orderHeadline } from "../order-headline";
import { type Paper, usePaperSize } from "../use-paper-size";
import styles from "./invoice.module.css";
import { InvoiceHead } from "./invoice-head";
import { InvoiceLines, InvoiceParcel } from "./invoice-lines";
import { OrderBill } from "./order-bill";
import { PaymentFacts } from "./order-payment";
import OrderWithLines from "./order-with-lines";

/** An order's invoice, on the paper that the shopper chooses; the browser prints it or saves it as a PDF. */
export default function InvoiceView({ orderId }: { readonly orderId: number }) {
  const t = useTexts("orders");
  const signedIn = useIsSignedIn();
  const isKnown = useGuestOrders(({ orders }) => orders.some((order) => order.orderId === orderId));
  const back = signedIn
    ? paths.profile.href("my-orders", { orderId })
    : paths.trackOrder.href({ order_id: orderId });
  return (
    <>
      <Link to={back} className={styles.back}>
        <BackIcon size={20} />
        {t("order.back")}
      </Link>
      {signedIn || isKnown ? (
        <OrderWithLines orderId={orderId}>
          {(order, lines) =>
            isSale(order.order_status) && isAgreed(order) ? (
              <Invoice order={order} lines={lines} />
            ) : (
              <NoInvoice order={order} />
            )
          }
        </OrderWithLines>
      ) : (
        <EmptyState
          title={t("order.number", { id: orderId })}
          text={t("placed.elsewhere")}
          illustration={<NothingFoundPicture />}
          action={
            <ButtonLink as={Link} to={back}>
              {t("order.track")}
            </ButtonLink>
          }
        />
      )}
    </>
  );
}

/** Canceled and failed orders were not sold. */
function NoInvoice({ order }: { readonly order: Order }) {
  const t = useTexts("invoice");
  const orders = useTexts("orders");
  return (
    <EmptyState
      title={orders(awaitsPayment(order) ? "headline.awaitingPayment" : orderHeadline(order))}
      text={t("none")}
      illustration={<NothingFoundPicture />}
    />
  );
}

function Invoice({ order, lines }: { readonly order: Order; readonly lines: readonly OrderLine[] }) {
  const t = useTexts("invoice");
  const [paper, setPaper] = useState<Paper>("a4");
  const sheet = useRef<HTMLElement>(null);
  usePaperSize(paper, sheet);
  return (
    <>
      <div className={styles.tools}>
        <SegmentedControl
          legend={t("paper")}
          value={paper}
          onValueChange={setPaper}
          segments={[
            { value: "a4", label: t("paper.a4") },
            { value: "roll", label: t("paper.roll") },
          ]}
        />
        <Button startIcon={<ReceiptIcon size={20} />} onClick={() => window.print()}>
          {t("print")}
        </Button>
        <p className={styles.muted}>{t("printHint")}</p>
      </div>
      <article
        ref={sheet}
        className={classNames(styles.sheet, paper === "roll" && styles.roll)}
        aria-label={t("title")}
        data-printed=""
      >
        <InvoiceHead order={order} />
        {order.order_type === "parcel" ? <InvoiceParcel order={order} /> : <InvoiceLines lines={lines} />}
        <div className={styles.sums}>
          <OrderBill order={order} lines={lines} />
          <PaymentFacts order={order} />
        </div>
        <p className={styles.thanks}>{t("thanks")}</p>
      </article>
    </>
  );
}
