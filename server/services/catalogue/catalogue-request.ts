import type { ShopHeaders } from "../../context";

/** The part of a request that a list needs: its query and the contract's headers. A FastifyRequest fits. */
export interface CatalogueRequest<Query> {
  query: Query;
  shop: ShopHeaders;
}
