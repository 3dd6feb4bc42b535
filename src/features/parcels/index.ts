export { parcelCategoriesQuery } from "./api/get-parcel-categories";
export { ParcelBanners } from "./components/parcel-banners";
export { ParcelCategories } from "./components/parcel-categories";
export { ServiceSteps } from "./components/service-steps";
export { WhyChoose } from "./components/why-choose";
