import { Fragment, useRef, useState } from "react";
import { Link } from "react-router-dom";
import type { Order, OrderLine } from "@/contract";
import { awaitsPayment, isAgreed, isSale } from "@/domain/order-steps";
import { useConfig } from "@/features/configuration";
import { PhoneText } from "@/features/phone-field";
import { formatKilometres, useClock, useMoney } from "@/platform/format";
import { formatDate, formatTime } from "@/platform/format/date";
import { currentLanguage, useTexts } from "@/platform/i18n";
import { paths } from "@/platform/navigation/paths";
import { useGuestOrders } from "@/stores/guest-orders";
import { useIsSignedIn } from "@/stores/session";
import { BackIcon } from "@/ui/icons/back";
import { ReceiptIcon } from "@/ui/icons/receipt";
import { NothingFoundPicture } from "@/ui/illustrations/lazy-illustrations";
import { Button, ButtonLink } from "@/ui/window/button";
import { classNames } from "@/ui/window/class-names";
import { EmptyState } from "@/ui/window/empty-state";
import { SegmentedControl } from "@/ui/window/segmented-control";
import { describeLineOptions } from "../describe-line-options";
import { orderHeadline } from "../order-headline";
import { orderParties } from "../order-parties";
import { type Paper, usePaperSize } from "../use-paper-size";
import styles from "./invoice.module.css";
import { OrderBill } from "./order-bill";
import { PaymentFacts } from "./order-payment";
import OrderWithLines from "./order-with-lines";
import { StatusBadge } from "./status-badge";

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

/** What was canceled or failed was not sold. */
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
        <Heads order={order} />
        {order.order_type === "parcel" ? <Parcel order={order} /> : <Lines lines={lines} />}
        <div className={styles.sums}>
          <OrderBill order={order} lines={lines} />
          <PaymentFacts order={order} />
        </div>
        <p className={styles.thanks}>{t("thanks")}</p>
      </article>
    </>
  );
}

/** Who sells, who buys, what order it is. */
function Heads({ order }: { readonly order: Order }) {
  const t = useTexts("invoice");
  const orders = useTexts("orders");
  const clock = useClock();
  const config = useConfig();
  const { sender, receiver } = orderParties(order, orders);
  const parcel = order.order_type === "parcel";
  const buyer = parcel && order.charge_payer !== "receiver" ? sender : receiver;
  const phone = (
    buyer === receiver && order.receiver_details ? order.receiver_details : order.delivery_address
  ).contact_person_number;
  const shop = [config?.address, config?.phone, config?.email].filter(Boolean);
  return (
    <>
      <header className={styles.head}>
        <div>
          <p className={styles.shop}>
            <bdi>{config?.business_name}</bdi>
          </p>
          {shop.map((fact) => (
            <p key={fact} className={styles.muted}>
              <bdi>{fact}</bdi>
            </p>
          ))}
        </div>
        <div className={styles.number}>
          <h2>{t("title")}</h2>
          <p className={styles.order}>{orders("order.number", { id: order.id })}</p>
          <p>
            {t("date")}:{" "}
            <bdi>
              {formatDate(order.created_at, clock)}, {formatTime(order.created_at, clock)}
            </bdi>
          </p>
          <StatusBadge order={order} />
        </div>
      </header>
      <div className={styles.people}>
        {parcel || !order.store ? null : (
          <div>
            <h3 className={styles.muted}>{t("seller")}</h3>
            <p>
              <bdi>{sender.name}</bdi>
            </p>
            <p className={styles.muted}>
              <bdi>{sender.address}</bdi>
            </p>
          </div>
        )}
        <div>
          <h3 className={styles.muted}>{t("buyer")}</h3>
          <p>
            <bdi>{buyer.name}</bdi>
          </p>
          <p className={styles.muted}>
            <PhoneText number={phone} />
          </p>
          {buyer.address ? (
            <p className={styles.muted}>
              <bdi>{buyer.address}</bdi>
            </p>
          ) : null}
        </div>
      </div>
    </>
  );
}

/** What was sent, how far, from whom to whom. */
function Parcel({ order }: { readonly order: Order }) {
  const t = useTexts("invoice");
  const orders = useTexts("orders");
  const { sender, receiver } = orderParties(order, orders);
  const ends = [
    { title: orders("party.sender"), party: sender, contact: order.delivery_address },
    { title: orders("party.receiver"), party: receiver, contact: order.receiver_details },
  ];
  return (
    <>
      <table className={styles.lines}>
        <thead>
          <tr>
            <th scope="col">{t("parcel")}</th>
            <th scope="col">{t("distance")}</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">
              <bdi>{order.parcel_category?.name ?? order.module.module_name}</bdi>
            </th>
            <td>
              <bdi>{formatKilometres(order.distance, currentLanguage())}</bdi>
            </td>
          </tr>
        </tbody>
      </table>
      <div className={styles.people}>
        {ends.map(({ title, party, contact }) => (
          <div key={title}>
            <h3 className={styles.muted}>{title}</h3>
            <p>
              <bdi>{party.name}</bdi>
            </p>
            <p className={styles.muted}>
              <PhoneText number={contact?.contact_person_number ?? ""} />
            </p>
            <p className={styles.muted}>
              <bdi>{party.address}</bdi>
            </p>
          </div>
        ))}
      </div>
    </>
  );
}

function Lines({ lines }: { readonly lines: readonly OrderLine[] }) {
  const t = useTexts("invoice");
  const money = useMoney();
  return (
    <table className={styles.lines}>
      <thead>
        <tr>
          <th scope="col">{t("item")}</th>
          <th scope="col">{t("quantity")}</th>
          <th scope="col">{t("price")}</th>
          <th scope="col">{t("amount")}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => {
          const options = describeLineOptions(line);
          return (
            <Fragment key={line.id}>
              <tr>
                <th scope="row">
                  <bdi>{line.item_details.name}</bdi>
                  {options ? <span className={styles.muted}>{options}</span> : null}
                </th>
                <td>
                  <bdi>{line.quantity}</bdi>
                </td>
                <td>
                  <bdi>{money(line.price)}</bdi>
                </td>
                <td>
                  <bdi>{money(line.price * line.quantity)}</bdi>
                </td>
              </tr>
              {line.add_ons.map((addOn) => (
                <tr key={addOn.id} className={styles.addOn}>
                  <th scope="row">
                    + <bdi>{addOn.name}</bdi>
                  </th>
                  <td>
                    <bdi>{addOn.quantity}</bdi>
                  </td>
                  <td>
                    <bdi>{money(addOn.price)}</bdi>
                  </td>
                  <td>
                    <bdi>{money(addOn.price * addOn.quantity)}</bdi>
                  </td>
                </tr>
              ))}
            </Fragment>
          );
        })}
      </tbody>
    </table>
  );
}
