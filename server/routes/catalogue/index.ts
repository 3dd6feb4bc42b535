/** Every route of the catalogue, and the pictures, films and the basemap at the root. */
import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { bannerRoutes } from "./banners";
import { categoryRoutes } from "./categories";
import { configurationRoutes } from "./configuration";
import { itemRoutes } from "./items";
import { placeRoutes } from "./places";
import { promotionRoutes } from "./promotions";
import { searchRoutes } from "./search";
import { storeItemRoutes } from "./store-items";
import { storeStreamRoutes } from "./store-stream";
import { storeRoutes } from "./stores";
import { zoneRoutes } from "./zones";

export { basemapRoutes } from "./basemap";
export { filmRoutes } from "./films";
export { pictureRoutes } from "./pictures";

const routes = [
  configurationRoutes,
  zoneRoutes,
  placeRoutes,
  bannerRoutes,
  categoryRoutes,
  itemRoutes,
  storeItemRoutes,
  storeRoutes,
  storeStreamRoutes,
  searchRoutes,
  promotionRoutes,
];

/** Under /api/v1. */
export const catalogueRoutes: FastifyPluginAsyncTypebox = async (app) => {
  for (const route of routes) await app.register(route);
};
