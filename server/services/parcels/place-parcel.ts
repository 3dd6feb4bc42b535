import type { PlacedOrder } from "@/contract";
import { toMinor } from "@/domain/money";
import { type ParcelPrice, parcelPrice, parcelTariff } from "@/domain/parcel-price";
import type { Queryable, ServerContext, Transaction } from "../../context";
import type { PlaceOrderInput } from "../orders/check-request";
import { readVehicleBands } from "../orders/delivery-charge";
import { insertOrder, sharedValues } from "../orders/insert-order";
import { totalStepOf } from "../orders/order-payment";
import { orderSurge } from "../orders/order-surge";
import { paymentOf, startOrder, totalProblem } from "../orders/place-order";
import { orThrow } from "../refusals";
import { type CheckedParcel, checkParcel } from "./check-parcel";
import type { MeasuredParcel } from "./measure-parcel";

/**
 * Places the order of a parcel in one transaction, as one of a store is placed: it is checked, priced and written; or
 * refused, and nothing happened. Neither amounts nor the distance of the request are trusted.
 */
export async function placeParcel(
  tx: Transaction,
  context: ServerContext,
  input: PlaceOrderInput,
  measured: MeasuredParcel,
): Promise<PlacedOrder> {
  const order = await checkParcel(tx, context, input, measured);
  const price = await priceParcel(tx, order, input);
  const { smallAmount } = order.currencyTerms;
  const tipped = price.deliveryCharge;
  orThrow(totalProblem({ ...price, tipped, smallAmount }, input.expectations, order.view));
  const payment = orThrow(paymentOf(order, { total: price }, input));
  const row = await insertOrder(tx, {
    ...sharedValues(order, payment, input),
    type: "parcel",
    moduleId: order.moduleId,
    receiver: order.receiver,
    receiverPlace: order.receiverPlace,
    chargePayer: order.payer,
    parcelCategoryId: order.category.id,
    parcelCategoryName: order.category.name,
    total: price.total,
    productsTotal: 0,
    tax: price.tax,
    taxPercent: order.rules.parcel.tax,
    taxIncluded: price.taxIncluded,
    deliveryCharge: price.deliveryCharge,
    originalDeliveryCharge: price.deliveryCharge,
    surge: orderSurge(order.terms.zone, price, price.deliveryCharge),
    additionalCharge: price.additionalCharge,
    tip: price.tip,
    rounding: price.rounding,
  });
  return startOrder(tx, context, row, order);
}

async function priceParcel(
  database: Queryable,
  { rules, category, terms, distanceMeters, view, currencyTerms }: CheckedParcel,
  { body }: PlaceOrderInput,
): Promise<ParcelPrice> {
  const { zone } = terms;
  const minor = (major: number | null) => (major === null ? null : toMinor(major, view.digits));
  return parcelPrice({
    distanceMeters,
    tariff: parcelTariff(
      { perKm: minor(category.perKm), minimum: minor(category.minimum) },
      rules.parcel.tariff,
    ),
    vehicleBands: await readVehicleBands(database),
    surge: zone.increasedFeeActive ? zone.increasedFee : 0,
    tax: { percent: rules.parcel.tax, included: rules.taxIncluded },
    tip: rules.tips ? toMinor(body.dm_tips, view.digits) : 0,
    additionalCharge: rules.additionalCharge,
    totalStep: totalStepOf(body, currencyTerms),
  });
}
