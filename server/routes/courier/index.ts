/** Routes of couriers' phones. */
import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { courierOrderRoutes } from "./orders";
import { courierPeopleRoutes } from "./people";
import { courierPushRoutes } from "./push";

export const courierRoutes: FastifyPluginAsyncTypebox = async (app) => {
  for (const routes of [courierPeopleRoutes, courierOrderRoutes, courierPushRoutes])
    await app.register(routes);
};
