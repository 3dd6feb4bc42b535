export { ItemRows, ItemRowsSkeleton } from "./item-rows";
export { OfferRows } from "./offer-rows";
export { OwnRows } from "./own-rows";
export { StoreRows, StoreRowsSkeleton } from "./store-rows";
