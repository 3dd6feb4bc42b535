/** Routes of the shop's board. */
import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { boardSignInRoutes } from "./sign-in";

export const boardRoutes: FastifyPluginAsyncTypebox = async (app) => {
  await app.register(boardSignInRoutes);
};
