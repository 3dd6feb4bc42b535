export * from "./api-error";
export * from "./client";
export { isKnown, isZoneId, shopHeaders } from "./shop-headers";
