export { archiveBasemap } from "./archive-basemap";
