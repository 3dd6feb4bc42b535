/** Routes of the shop's board. */
import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { boardApplicationRoutes } from "./applications";
import { boardAuditRoutes } from "./audit";
import { boardChatRoutes } from "./chat";
import { boardCourierRoutes } from "./couriers";
import { boardDecisionRoutes } from "./decisions";
import { boardItemDetailsRoutes } from "./item-details";
import { boardItemRoutes } from "./items";
import { boardNumbersRoutes } from "./numbers";
import { boardOrderRoutes } from "./orders";
import { boardPrescriptionRoutes } from "./prescriptions";
import { boardPrinterRoutes } from "./printers";
import { boardPushRoutes } from "./push";
import { boardRefundRoutes } from "./refunds";
import { boardReviewRoutes } from "./reviews";
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
    boardPrescriptionRoutes,
    boardPrinterRoutes,
    boardChatRoutes,
    boardRefundRoutes,
    boardDecisionRoutes,
    boardReviewRoutes,
    boardApplicationRoutes,
    boardAuditRoutes,
    boardCourierRoutes,
    boardItemRoutes,
    boardItemDetailsRoutes,
    boardStreamRoutes,
  ])
    await app.register(routes);
};
