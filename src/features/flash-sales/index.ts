import { lazy } from "@/ui/loading/lazy";

export { flashSaleQuery } from "./api/get-flash-sale";
export { FlashSalePanel, FlashSaleSkeleton } from "./components/flash-sale-panel";
export { shownOnSale } from "./flash-sale";

/** The page of a flash sale, in a chunk of its own. */
export const FlashSaleView = lazy(() =>
  import("./components/flash-sale-view").then((module) => ({ default: module.FlashSaleView })),
);
