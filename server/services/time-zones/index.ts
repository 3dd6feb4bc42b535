export { chooseTimeZones } from "./choose-time-zones";
export { configOffsets } from "./config-offsets";
export { sourcesLine, zoneOpinions } from "./zone-report";
