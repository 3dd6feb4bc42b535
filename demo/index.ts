/**
 * The demo town of Port Amber as drivers of the server's ports. A guest: the server loads it only with DEMO=1, and it
 * reaches the server only through `server/ports`, `server/seeding.ts`, the tables and the doors of services.
 */
import { fileURLToPath } from "node:url";
import type { DemoPorts } from "../server/ports";
import { filmFolder } from "../server/services/films";
import { demoPictures } from "./art/picture-source";
import { demoSeed } from "./seed";
import { demoBasemap } from "./town/basemap-source";
import { demoPlaces } from "./town/place-provider";
import { demoRoutePlanner } from "./town/route-planner";

export const demoPorts: DemoPorts = {
  pictures: demoPictures,
  films: filmFolder(fileURLToPath(new URL("./films", import.meta.url))),
  places: demoPlaces,
  routePlanner: demoRoutePlanner,
  basemap: demoBasemap,
  shopSeed: demoSeed,
};
