/** Checks the order of a parcel in the transaction that will write it. */
import type { ChargePayer, ParcelReceiver } from "@/contract";
import type { PlaceOrderRequest } from "@/contract/calls/orders";
import { metersBetween, type Place } from "@/domain/distance";
import { minParcelMeters } from "@/domain/parcel-price";
import type { Queryable, ServerContext, Transaction } from "../../context";
import { readParcelCategories, type StoredParcelCategory } from "../modules/parcel-categories";
import type { CheckedOrder } from "../orders/check-order";
import { checkContact, openRequest, type PlaceOrderInput } from "../orders/check-request";
import { orderOwner } from "../orders/order-owner";
import { paymentMethodProblem } from "../orders/order-payment";
import { throwFirst } from "../orders/order-problems";
import { orThrow, refuse } from "../refusals";
import type { ShopView } from "../settings/shop-view";
import type { MeasuredParcel } from "./measure-parcel";
import { isParcelModule, receiverZone, senderZone } from "./parcel-zones";

/** Everything about a parcel that was checked, before it has a price. `address` and `place` are the sender's. */
export type CheckedParcel = Omit<CheckedOrder, "orderType" | "store" | "lines" | "coupon" | "place"> & {
  moduleId: number;
  place: Place;
  receiver: ParcelReceiver;
  receiverPlace: Place;
  category: StoredParcelCategory;
  payer: ChargePayer;
};

async function chosenCategory(
  database: Queryable,
  id: number | null | undefined,
  view: ShopView,
): Promise<StoredParcelCategory> {
  if (!id) throw refuse("parcel_category_missing");
  const category = (await readParcelCategories(database, view.language)).find(
    (candidate) => candidate.id === id,
  );
  if (!category) throw refuse("parcel_category_gone");
  return category;
}

/** Reads who pays. A receiver pays the courier in cash: nobody else's money is taken without them. */
function readPayer(body: PlaceOrderRequest): ChargePayer {
  const payer = body.charge_payer;
  if (payer !== "sender" && payer !== "receiver") throw refuse("charge_payer");
  const cash = body.payment_method === "cash_on_delivery" && body.partial_payment !== 1;
  if (payer === "receiver" && !cash) throw refuse("receiver_pays_cash");
  return payer;
}

/** Checks kind, both ends, category, payer and payment. Refuses with the contract's code. */
export async function checkParcel(
  tx: Transaction,
  context: ServerContext,
  input: PlaceOrderInput,
  { receiver, distanceMeters }: MeasuredParcel,
): Promise<CheckedParcel> {
  const { body, moduleId, owner } = input;
  const { rules, view, currencyTerms } = await throwFirst(openRequest(tx, context, input));
  if (!(await isParcelModule(tx, moduleId))) throw refuse("order_type");
  const holding = { holdsRows: true };
  const { place, ...contact } = await throwFirst(checkContact(tx, context, input, { rules, view }, holding));
  if (place === null) throw refuse("coordinates_invalid");
  if (contact.scheduledAt && !rules.scheduleOrder) throw refuse("schedule_off");
  if (metersBetween(place, receiver.place) < minParcelMeters) throw refuse("parcel_same_place");
  const terms = await senderZone(tx, moduleId, place);
  const zoneId = await receiverZone(tx, moduleId, receiver);
  const category = await chosenCategory(tx, body.parcel_category_id, view);
  const payer = readPayer(body);
  orThrow(paymentMethodProblem(body, rules, terms, { owner, gateways: context.paymentGateways }));
  if (body.coupon_code?.trim()) throw refuse("coupon_parcel");
  return {
    ...contact,
    rules,
    view,
    currencyTerms,
    moduleId,
    place,
    receiver: { ...receiver.address, zone_id: zoneId },
    receiverPlace: receiver.place,
    category,
    payer,
    terms,
    distanceMeters,
    isDelivered: true,
    buyer: await orderOwner(tx, input, view.now),
  };
}
