// @chunk cards

import { lazy } from "@/ui/loading/lazy";

export { SearchBox, type SearchBoxProps } from "./components/search-box";

/** The content of a listing, as a chunk of its own: the bar needs the box only. */
export const ListingView = lazy(() =>
  import("./listing/listing-view").then((module) => ({ default: module.ListingView })),
);

/** The content of the category page, as a chunk of its own. */
export const CategoryView = lazy(() =>
  import("./category/category-view").then((module) => ({ default: module.CategoryView })),
);
