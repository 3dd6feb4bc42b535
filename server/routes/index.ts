/** Every route of the server. Those of the API stand under /api/v1, the others at the root. */
import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { basemapRoutes, catalogueRoutes, filmRoutes, pictureRoutes } from "./catalogue";
import { customerRoutes } from "./customer";

export type RoutePlugin = FastifyPluginAsyncTypebox;

/** Under /api/v1. */
export const apiRoutes: readonly RoutePlugin[] = [catalogueRoutes, customerRoutes];

/** At the root: pictures, films and the basemap. */
export const rootRoutes: readonly RoutePlugin[] = [pictureRoutes, filmRoutes, basemapRoutes];
