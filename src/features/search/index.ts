// @chunk cards

import { lazy } from "@/ui/loading/lazy";

export { SearchBox } from "./components/search-box";

/** The content of a listing, in a chunk of its own: the bar needs only the search box. */
export const ListingView = lazy(() =>
  import("./listing/listing-view").then((module) => ({ default: module.ListingView })),
);

/** The content of the category page, in a chunk of its own. */
export const CategoryView = lazy(() =>
  import("./category/category-view").then((module) => ({ default: module.CategoryView })),
);

/** The search in a sheet of its own, for phones. */
export const SearchOverlay = lazy(() => import("./overlay/search-overlay"));
