import type { ShopHeaders } from "../../context";

/** What a list needs of a request: its query and the contract's headers. A FastifyRequest fits. */
export interface CatalogueRequest<Query> {
  query: Query;
  shop: ShopHeaders;
}
