import type { ShopHeaders } from "../../context";

/** The part of a request that a listing needs: its query and the contract's headers. A FastifyRequest fits. */
export interface ListingRequest<Query> {
  query: Query;
  shop: ShopHeaders;
}
