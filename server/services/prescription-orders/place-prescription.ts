import type { PlacedOrder } from "@/contract";
import type { PlaceOrderRequest } from "@/contract/calls/orders";
import type { PrescriptionRequest } from "@/contract/calls/prescriptions";
import { toMinor } from "@/domain/money";
import type { ServerContext, Transaction } from "../../context";
import { checkContact, checkRequest, type PlaceOrderInput } from "../orders/check-request";
import { chargedMeters, orderZone } from "../orders/delivery-charge";
import { insertOrder, sharedValues } from "../orders/insert-order";
import { openStore } from "../orders/open-store";
import { throwFirst } from "../orders/order-problems";
import { startOrder, totalProblem } from "../orders/place-order";
import { orThrow, refuse } from "../refusals";

/** The shopper chooses how to pay once the price is known. */
const nothingPaid = { fromWallet: 0, due: 0, change: 0 } as const;

/** The request as an order, so that the same rules check it. */
const asOrder = (body: PrescriptionRequest): PlaceOrderRequest => ({
  ...body,
  order_type: body.order_type ?? "delivery",
  payment_method: "cash_on_delivery",
});

/**
 * Places an order with photos of a prescription in one transaction. It has neither lines nor a price until the pharmacy sets
 * them. Refuses with the codes of orders, and with `order_attachment` without a photo.
 */
export async function placePrescription(
  tx: Transaction,
  context: ServerContext,
  asked: Omit<PlaceOrderInput, "body" | "passwordHash"> & { body: PrescriptionRequest },
): Promise<PlacedOrder> {
  if (asked.attachments.length === 0) throw refuse("prescription_missing");
  const input: PlaceOrderInput = { ...asked, body: asOrder(asked.body), passwordHash: null };
  const { body, owner, moduleId } = input;
  const { rules, view, orderType, currencyTerms } = await throwFirst(checkRequest(tx, context, input));
  if (!rules.prescriptions) throw refuse("prescription_off");
  const holding = { holdsRows: true };
  const { place, ...contact } = await throwFirst(checkContact(tx, context, input, { rules, view }, holding));
  const taken = { storeId: body.store_id, moduleId, orderType, scheduledAt: null };
  const store = await throwFirst(openStore(tx, taken, rules, view));
  if (!store.prescriptionOrder) throw refuse("prescription_off");
  const isDelivered = orderType === "delivery" && place !== null;
  const terms = orThrow(await orderZone(tx, store, isDelivered ? place : null));
  const tip = rules.tips && isDelivered ? toMinor(body.dm_tips, view.digits) : 0;
  const { smallAmount } = currencyTerms;
  orThrow(totalProblem({ total: 0, tip, tipped: 0, smallAmount }, input.expectations, view));
  const distanceMeters = isDelivered ? await chargedMeters(tx, body.distance, store.place, place) : 0;
  const shared = sharedValues(
    { ...contact, view, buyer: owner, terms, distanceMeters, place },
    nothingPaid,
    input,
  );
  const row = await insertOrder(tx, {
    ...shared,
    storeId: store.id,
    moduleId: store.moduleId,
    type: orderType,
    prescriptionState: "waiting",
    total: 0,
    productsTotal: 0,
    taxPercent: store.tax,
    taxIncluded: rules.taxIncluded,
    tip,
  });
  return startOrder(tx, context, row, { buyer: owner, view });
}
