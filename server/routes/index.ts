/** Every route of the server. Those of the API stand under /api/v1, the others at the root. */
import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { boardRoutes } from "./board";
import { basemapRoutes, catalogueRoutes, filmRoutes, pictureRoutes } from "./catalogue";
import { courierRoutes } from "./courier";
import { customerRoutes, photoRoutes } from "./customer";
import { paymentRoutes } from "./payments";
import { shopRoutes } from "./shop/conversations";
import { applicationRoutes } from "./site/applications";
import { brandingRoutes } from "./site/branding";
import { sandboxIdentityRoutes } from "./site/sandbox-identity";
import { siteRoutes } from "./site/sitemap";
import { storePlanRoutes } from "./site/store-plans";

export type RoutePlugin = FastifyPluginAsyncTypebox;

/** Under /api/v1. */
export const apiRoutes: readonly RoutePlugin[] = [
  catalogueRoutes,
  applicationRoutes,
  storePlanRoutes,
  customerRoutes,
  shopRoutes,
  boardRoutes,
  courierRoutes,
];

/** At the root: pictures, photos of customers, films, the basemap, payment pages, icons, and what search engines ask for. */
export const rootRoutes: readonly RoutePlugin[] = [
  pictureRoutes,
  photoRoutes,
  filmRoutes,
  basemapRoutes,
  paymentRoutes,
  siteRoutes,
  brandingRoutes,
  sandboxIdentityRoutes,
];
