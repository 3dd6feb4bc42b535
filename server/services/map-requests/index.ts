export { type Fields, fieldsOf, listOf, numberOf, textOf } from "./map-fields";
export { type MapService, type MapServiceSettings, mapService } from "./map-service";
export { problemReporter } from "./report-problems";
