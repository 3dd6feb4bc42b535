/** Routes of the shop's board. */
import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { boardItemRoutes } from "./items";
import { boardOrderRoutes } from "./orders";
import { boardSignInRoutes } from "./sign-in";
import { boardStepRoutes } from "./steps";
import { boardStreamRoutes } from "./stream";

export const boardRoutes: FastifyPluginAsyncTypebox = async (app) => {
  for (const routes of [
    boardSignInRoutes,
    boardOrderRoutes,
    boardItemRoutes,
    boardStepRoutes,
    boardStreamRoutes,
  ])
    await app.register(routes);
};
