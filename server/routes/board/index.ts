/** Routes of the shop's board. */
import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { boardCourierRoutes } from "./couriers";
import { boardItemRoutes } from "./items";
import { boardNumbersRoutes } from "./numbers";
import { boardOrderRoutes } from "./orders";
import { boardPrinterRoutes } from "./printers";
import { boardPushRoutes } from "./push";
import { boardSignInRoutes } from "./sign-in";
import { boardStepRoutes } from "./steps";
import { boardStreamRoutes } from "./stream";

export const boardRoutes: FastifyPluginAsyncTypebox = async (app) => {
  for (const routes of [
    boardSignInRoutes,
    boardOrderRoutes,
    boardStepRoutes,
    boardNumbersRoutes,
    boardPushRoutes,
    boardPrinterRoutes,
    boardCourierRoutes,
    boardItemRoutes,
    boardStreamRoutes,
  ])
    await app.register(routes);
};
