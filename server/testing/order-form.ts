import { appendPhotos, postForm } from "./form-call";
import { checkout, type Shopper } from "./shoppers";
import type { SmallShop } from "./small-shop";
import type { TestServer } from "./test-server";

/** Changes to an order that is sent as a form. */
interface OrderForm {
  /** Fields of the request; absent, those of `checkout`. */
  changes?: Record<string, unknown>;
  photos?: readonly Buffer[];
  /** Idempotency-Key. */
  key?: string;
}

/** Places an order for what is in the cart as a form with photos of a prescription. */
export async function placeWithPhotos(
  server: TestServer,
  shop: SmallShop,
  shopper: Shopper,
  { changes = {}, photos = [], key }: OrderForm,
) {
  const form = new FormData();
  const fields = { ...checkout(shop, changes), ...(shopper.guest ? { guest_id: shopper.guest } : {}) };
  for (const [name, value] of Object.entries(fields)) form.set(name, String(value));
  appendPhotos(form, "order_attachment[]", photos);
  const headers = { moduleid: String(shop.food), zoneid: JSON.stringify([shop.zone]) };
  return postForm(server, "/customer/order/place", form, { token: shopper.token, key, headers });
}
