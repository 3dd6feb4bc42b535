import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { BoardAudit, BoardAuditQuery } from "@/contract/calls/board-audit";
import { listAudit } from "../../services/board/audit";

/** The log of who did what, for owners. */
export const boardAuditRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { context } = app;

  app.get(
    "/board/audit",
    {
      config: { operator: ["owner"], perMinute: 120 },
      schema: { tags: ["board"], querystring: BoardAuditQuery, response: { 200: BoardAudit } },
    },
    (request) =>
      listAudit(context.database, { before: request.query.before, language: request.shop.language }),
  );
};
