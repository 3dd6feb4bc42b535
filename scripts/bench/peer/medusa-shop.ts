/** A shop of many products made through Medusa's own admin API, so that its rows are as Medusa writes them. */
import { type MedusaShop, productOf } from "./medusa-products";

/** Products a call; a hundred are far below the size that a call may have. */
const BATCH = 100;

export interface Account {
  email: string;
  password: string;
}

/** Calls the admin API; with a body it is a POST. */
type Call = <T>(path: string, body?: object) => Promise<T>;

const calling =
  (url: string, token?: string): Call =>
  async <T>(path: string, body?: object) => {
    const response = await fetch(url + path, {
      method: body ? "POST" : "GET",
      headers: { "Content-Type": "application/json", ...(token ? { Authorization: `Bearer ${token}` } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${path} returned ${response.status}: ${text.slice(0, 500)}`);
    return JSON.parse(text) as T;
  };

/** A region, and a key for the channel that Medusa begins with: beside a second one its lists first read all ids of theirs. */
async function openShop(call: Call): Promise<MedusaShop> {
  const { sales_channels } = await call<{ sales_channels: { id: string }[] }>("/admin/sales-channels");
  const [channel, ...others] = sales_channels;
  if (!channel || others.length > 0) throw new Error(`Medusa begins with ${sales_channels.length} channels.`);
  const { region } = await call<{ region: { id: string } }>("/admin/regions", {
    name: "Measured region",
    currency_code: "usd",
    countries: ["us"],
  });
  const { api_key } = await call<{ api_key: { id: string; token: string } }>("/admin/api-keys", {
    title: "Measured storefront",
    type: "publishable",
  });
  await call(`/admin/api-keys/${api_key.id}/sales-channels`, { add: [channel.id] });
  return { regionId: region.id, channelId: channel.id, key: api_key.token };
}

/** Fills the shop of a running server with so many products. */
export async function fillMedusa(url: string, account: Account, products: number): Promise<MedusaShop> {
  const { token } = await calling(url)<{ token: string }>("/auth/user/emailpass", account);
  const call = calling(url, token);
  const shop = await openShop(call);
  for (let from = 0; from < products; from += BATCH) {
    const create = Array.from({ length: Math.min(BATCH, products - from) }, (_, index) =>
      productOf(from + index + 1, shop),
    );
    const { created } = await call<{ created: object[] }>("/admin/products/batch?fields=id", { create });
    if (created.length !== create.length)
      throw new Error(`Medusa made ${created.length} of ${create.length} products.`);
  }
  return shop;
}
