/** What tests of the board need of the shop. */
import type { Order } from "../../src/contract";
import { newPerson } from "../fixtures/customers";
import { call, findPlainDish, oneOf } from "../fixtures/shop-api";

/** A guest orders a dish to pick it up, beside any page. */
export async function guestPicksUp() {
  const { module, store, item, place } = await findPlainDish();
  const asking = { moduleId: module.id, zoneId: place.zone.zone_id };
  const post = <T>(path: string, body: object) => call<T>(path, asking, { method: "POST", body });
  const { guest_id } = await post<{ guest_id: number }>("/auth/guest/request", {});
  await post("/customer/cart/add", { guest_id, ...oneOf(item) });
  const { name, phone, email } = newPerson();
  const { order_id: id } = await post<{ order_id: number }>("/customer/order/place", {
    guest_id,
    order_type: "take_away",
    payment_method: "cash_on_delivery",
    store_id: store.id,
    order_amount: item.price,
    contact_person_name: name,
    contact_person_number: phone,
    contact_person_email: email,
  });
  const query = new URLSearchParams({ order_id: `${id}`, guest_id: `${guest_id}`, contact_number: phone });
  const read = () => call<Order>(`/customer/order/track?${query}`, asking);
  return { id, item, status: async () => (await read()).order_status };
}
