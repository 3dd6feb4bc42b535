/** Medusa's own import of products from a CSV file, through its admin API. */
import type { Account } from "./medusa-shop";

/** ms between two looks at how many products there are. */
const LOOK_MS = 500;
/** ms without one more product, after which the import is taken for failed: it tells its caller nothing. */
const PATIENCE_MS = 180_000;

const HEAD = [
  "Product Handle",
  "Product Title",
  "Product Description",
  "Product Status",
  "Product Sales Channel 1",
  "Variant Title",
  "Variant SKU",
  "Variant Manage Inventory",
  "Variant Price EUR",
  "Variant Option 1 Name",
  "Variant Option 1 Value",
];

/** One row of our files: what both can say of an item. */
export interface ImportedItem {
  sku: string;
  name: string;
  description: string;
  price: string;
}

/** The items as Medusa's file, one variant each; cells have no commas. */
export const medusaTable = (items: readonly ImportedItem[], channelId: string): string =>
  [
    HEAD,
    ...items.map(({ sku, name, description, price }) => [
      `item-${sku}`,
      name,
      description,
      "published",
      channelId,
      "Whole",
      sku,
      "false",
      price,
      "Size",
      "Whole",
    ]),
  ]
    .map((cells) => cells.join(","))
    .join("\n");

/** Answers of the admin API; throws with its text where it refuses. */
async function asked<T>(url: string, init: RequestInit): Promise<T> {
  const response = await fetch(url, init);
  const text = await response.text();
  if (!response.ok) throw new Error(`${url} returned ${response.status}: ${text.slice(0, 500)}`);
  return JSON.parse(text) as T;
}

/** Imports the items into a server without products; resolves to the seconds from the upload to the last product. */
export async function importIntoMedusa(
  url: string,
  account: Account,
  items: readonly ImportedItem[],
): Promise<number> {
  const json = { "Content-Type": "application/json" };
  const { token } = await asked<{ token: string }>(`${url}/auth/user/emailpass`, {
    method: "POST",
    headers: json,
    body: JSON.stringify(account),
  });
  const headers = { Authorization: `Bearer ${token}` };
  const send = <T>(path: string, body: object) =>
    asked<T>(url + path, { method: "POST", headers: { ...headers, ...json }, body: JSON.stringify(body) });
  const { sales_channels } = await asked<{ sales_channels: { id: string }[] }>(
    `${url}/admin/sales-channels`,
    { headers },
  );
  const table = new Blob([medusaTable(items, sales_channels[0]?.id ?? "")], { type: "text/csv" });

  const started = performance.now();
  const form = new FormData();
  form.append("files", table, "products.csv");
  const { files } = await asked<{ files: { id: string }[] }>(`${url}/admin/uploads`, {
    method: "POST",
    headers,
    body: form,
  });
  const { transaction_id } = await send<{ transaction_id: string }>("/admin/products/imports", {
    file_key: files[0]?.id ?? "",
    originalname: "products.csv",
    extension: "csv",
    size: table.size,
    mime_type: "text/csv",
  });
  await send(`/admin/products/imports/${transaction_id}/confirm`, {});
  let seen = 0;
  let grewAt = performance.now();
  for (;;) {
    const { count } = await asked<{ count: number }>(`${url}/admin/products?limit=1&fields=id`, { headers });
    const now = performance.now();
    if (count >= items.length) return (now - started) / 1000;
    if (count > seen) grewAt = now;
    seen = count;
    if (now - grewAt > PATIENCE_MS)
      throw new Error(`Medusa imported ${count} of ${items.length} products and no more.`);
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
}
