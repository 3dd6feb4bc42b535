/** Medusa's products: what they are filled with, how a storefront asks for them, and what of an answer is checked. */
import type { PacedRequest } from "../load/paced-load";
import { VARIANTS } from "../measured-call";

/** As many as a page of ours. */
export const PAGE = 15;

export interface MedusaShop {
  regionId: string;
  channelId: string;
  /** Publishable; every call of a storefront carries it. */
  key: string;
}

/** Fields by the name of the call. */
export const ASKED_FIELDS = {
  /** The fields Medusa's own storefront asks for in its lists. */
  storefront: "*variants.calculated_price,+variants.inventory_quantity,*variants.images,+metadata,+tags",
  /** The fewest fields a card needs. */
  fewest: "id,title,handle,thumbnail,*variants.calculated_price",
} as const;

/** The n-th product (from 1): one variant of it, with one price, so that Medusa joins no more rows than it must. */
export const productOf = (n: number, { channelId }: Pick<MedusaShop, "channelId">) => ({
  title: `Measured dish ${n}`,
  handle: `measured-${n}`,
  description: `Dish ${n} of the house, made when it is ordered, with what the market had this morning.`,
  status: "published",
  thumbnail: `/pictures/measured-${n}.webp`,
  images: [{ url: `/pictures/measured-${n}.webp` }],
  sales_channels: [{ id: channelId }],
  options: [{ title: "Size", values: ["Whole"] }],
  variants: [
    {
      title: "Whole",
      sku: `measured-${n}`,
      // A quantity to look up would be one more of its modules to ask.
      manage_inventory: false,
      options: { Size: "Whole" },
      prices: [{ amount: (500 + ((n * 17) % 3000)) / 100, currency_code: "usd" }],
    },
  ],
});

/** Different requests, for one page after the other. */
export const productRequests = (shop: MedusaShop, fields: string): PacedRequest[] =>
  Array.from({ length: VARIANTS }, (_, page) => ({
    path: `/store/products?${new URLSearchParams({
      limit: String(PAGE),
      offset: String(page * PAGE),
      region_id: shop.regionId,
      fields,
    })}`,
    headers: { Accept: "application/json", "x-publishable-api-key": shop.key },
  }));

interface ProductList {
  products: {
    id: string;
    variants: { calculated_price?: { calculated_amount: number; currency_code: string } | null }[];
  }[];
}

/** Ids of the products in an answer that have a price in dollars. */
export const pricedProducts = (answer: unknown): string[] =>
  (answer as ProductList).products
    .filter(({ variants }) =>
      variants.some(
        ({ calculated_price: price }) => price?.currency_code === "usd" && price.calculated_amount > 0,
      ),
    )
    .map(({ id }) => id);
