import { Fragment } from "react";
import type { Order, OrderLine } from "@/contract";
import { formatKilometres, useMoney } from "@/platform/format";
import { currentLanguage, useTexts } from "@/platform/i18n";
import { describeLineOptions } from "../describe-line-options";
import { orderParties } from "../order-parties";
import styles from "./invoice.module.css";
import { InvoiceParty } from "./invoice-party";

/** A parcel's kind, distance, sender and receiver. */
export function InvoiceParcel({ order }: { readonly order: Order }) {
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
          <InvoiceParty key={title} {...{ title, party }} phone={contact?.contact_person_number ?? ""} />
        ))}
      </div>
    </>
  );
}

/** The lines, with the price of each and of all together. */
export function InvoiceLines({ lines }: { readonly lines: readonly OrderLine[] }) {
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
                  {options ? (
                    <span className={styles.muted}>
                      <bdi>{options}</bdi>
                    </span>
                  ) : null}
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
