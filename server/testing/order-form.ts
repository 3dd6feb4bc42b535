import type { Shopper } from "./shoppers";
import { checkout } from "./shoppers";
import type { SmallShop } from "./small-shop";
import type { TestServer } from "./test-server";

/** What is changed of an order that is sent as a form. */
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
  for (const photo of photos)
    form.append("order_attachment[]", new Blob([new Uint8Array(photo)], { type: "image/png" }), "note.png");
  const encoded = new Response(form);
  const response = await server.inject({
    method: "POST",
    url: "/api/v1/customer/order/place",
    headers: {
      ...(shopper.token ? { authorization: `Bearer ${shopper.token}` } : {}),
      ...(key ? { "idempotency-key": key } : {}),
      moduleid: String(shop.food),
      zoneid: JSON.stringify([shop.zone]),
      "content-type": encoded.headers.get("content-type") ?? "",
    },
    payload: Buffer.from(await encoded.arrayBuffer()),
  });
  const body = response.json();
  return { status: response.statusCode, body, code: body.errors?.[0]?.code as string | undefined };
}
