/** Couriers on the road: each has an order under way, and its phone says where it is. */
import { randomUUID } from "node:crypto";
import type { BoardOrder } from "@/contract/calls/board-orders";
import type { BoardCourierLink, CourierSession } from "@/contract/calls/couriers";
import { type Asking, isOpen, needsNoChoice, type Shop } from "../../browser/shop";
import { post } from "./call-shop";

const AT_ONCE = 8;

/** The tokens of so many couriers, each of whom has picked up an order and shares their place. */
export async function couriersOnTheRoad(
  shop: Shop,
  asking: Asking,
  owners: readonly string[],
  count: number,
): Promise<string[]> {
  const order = await deliveryOrder(shop, asking);
  const tokens: string[] = [];
  let next = 0;
  const work = async () => {
    while (next < count) {
      const index = next++;
      tokens.push(await oneOnTheRoad(shop, owners[index % owners.length] as string, await order(), index));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return tokens;
}

async function oneOnTheRoad({ url }: Shop, owner: string, orderId: number, index: number): Promise<string> {
  const address = `127.0.3.${1 + (index % 200)}`;
  const step = (path: string, body: object) =>
    post<BoardOrder>(url, `/board/orders/${orderId}/${path}`, owner, body, address);
  const accepted = await step("accept", { seen_status: "pending", minutes: 10 });
  await step("ready", { seen_status: accepted.status });
  const person = { name: "Ida Mole", phone: `+1202${String(2_000_000 + (orderId % 7_000_000))}` };
  const { link } = await post<BoardCourierLink>(
    url,
    `/board/orders/${orderId}/courier-link`,
    owner,
    person,
    address,
  );
  const [, invitation = ""] = /=([\w.~-]{20,})$/.exec(link) ?? [];
  const path = "/courier/invitations/accept";
  const { token } = await post<CourierSession>(url, path, null, { token: invitation }, address);
  await post(url, "/courier/position-consent", token, { agreed: true }, address);
  await post(url, `/courier/orders/${orderId}/picked-up`, token, { at: Date.now() }, address);
  return token;
}

/** Places one order after the other, each of a guest of its own; returns its number. */
async function deliveryOrder(shop: Shop, asking: Asking): Promise<() => Promise<number>> {
  for (const store of (await shop.stores(asking)).filter((one) => isOpen(one) && one.delivery)) {
    const item = (await shop.itemsOfStore(store.id, asking)).find(needsNoChoice);
    const position = asking.place?.position;
    if (!item || !position || !(item.price > 0)) continue;
    const quantity = Math.ceil(store.minimum_order / item.price) + 1;
    const line = {
      item_id: item.id,
      model: "Item",
      quantity,
      variation: [],
      add_on_ids: [],
      add_on_qtys: [],
    };
    return async () => {
      const guest = await shop.guest();
      const body = {
        guest_id: guest,
        order_type: "delivery",
        payment_method: "cash_on_delivery",
        store_id: store.id,
        contact_person_name: "Ida Mole",
        contact_person_number: "+12025554567",
        contact_person_email: "ida@sea.test",
        address: "1 Quay Street",
        latitude: position.lat,
        longitude: position.lng,
        distance: 1,
        is_buy_now: 1,
        cart: [line],
      };
      const response = await fetch(`${shop.url}/api/v1/customer/order/place`, {
        method: "POST",
        headers: {
          ...shop.headers(asking),
          "Content-Type": "application/json",
          "Idempotency-Key": randomUUID(),
        },
        body: JSON.stringify(body),
      });
      if (!response.ok) throw new Error(`An order was refused: ${await response.text()}`);
      return ((await response.json()) as { order_id: number }).order_id;
    };
  }
  throw new Error("No open store delivers a dish without choices.");
}
