import { lazy } from "@/ui/loading/lazy";

export { ParcelBanners } from "./components/parcel-banners";
export { ParcelCategories } from "./components/parcel-categories";
export { ServiceSteps } from "./components/service-steps";
export { WhyChoose } from "./components/why-choose";

/** The form that has a parcel brought, in a chunk of its own. */
export const ParcelOrder = lazy(() => import("./components/parcel-order"));
