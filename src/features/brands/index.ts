import { lazy } from "@/ui/loading/lazy";

export { brandsQuery } from "./api/get-brands";
export { BrandsPreview, BrandsSkeleton } from "./components/brands-preview";

/** The page of all brands, in a chunk of its own. */
export const BrandList = lazy(() =>
  import("./components/brand-list").then((module) => ({ default: module.BrandList })),
);
