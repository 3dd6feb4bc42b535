export { zoneQuery } from "./api/get-zone";
export { resolveLocation } from "./apply-location";
export { returnToPlace } from "./confirm-place";
