export { chooseTimeZones } from "./choose-time-zones";
export { configOffsets } from "./config-offsets";
export { isZoneName } from "./package-zones";
export { sourcesLine, zoneOpinions } from "./zone-report";
