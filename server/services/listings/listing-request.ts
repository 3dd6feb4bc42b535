import type { ShopHeaders } from "../../context";

/** What a listing needs of a request: its query and the contract's headers. A FastifyRequest fits. */
export interface ListingRequest<Query> {
  query: Query;
  shop: ShopHeaders;
}
