import { type FastifyPluginAsyncTypebox, Type } from "@fastify/type-provider-typebox";
import {
  BoardApplication,
  BoardApplicationApproved,
  BoardApplicationRejection,
  BoardApplications,
  BoardApplicationsQuery,
} from "@/contract/calls/board-applications";
import { Id } from "@/contract/schema";
import { onceOnly } from "../../plugins/idempotency";
import { operatorOf } from "../../plugins/operator";
import { withFilesOfDecision } from "../../services/applications/files-of-decision";
import {
  approveBoardApplication,
  boardApplication,
  boardApplicationFile,
  listBoardApplications,
  rejectBoardApplication,
} from "../../services/board/applications";
import { operatorCaller } from "../../services/operators/operator";

const tags = ["board"];
const params = Type.Object({ id: Id });

/** Stores and delivery people that ask to work with the shop: its own people read and decide. */
export const boardApplicationRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { context } = app;
  const config = { operator: ["owner", "dispatcher"], perMinute: 120 } as const;

  app.get(
    "/board/applications",
    { config, schema: { tags, querystring: BoardApplicationsQuery, response: { 200: BoardApplications } } },
    (request) => listBoardApplications(context, request.query.status ?? "pending"),
  );

  app.get(
    "/board/applications/:id",
    { config, schema: { tags, params, response: { 200: BoardApplication } } },
    (request) => boardApplication(context, request.params.id),
  );

  app.get(
    "/board/applications/:id/files/:name",
    {
      // Papers that say who somebody is are for people, not for other systems.
      config: { ...config, peopleOnly: true },
      schema: {
        tags,
        params: Type.Object({ id: Id, name: Type.String({ maxLength: 100 }) }),
        response: { 200: Type.Unsafe<Buffer>({ type: "string", format: "binary" }) },
      },
    },
    async (request, reply) => {
      const { id, name } = request.params;
      const bytes = await boardApplicationFile(context, id, name);
      return reply.type("image/webp").header("cache-control", "no-store").send(bytes);
    },
  );

  app.post(
    "/board/applications/:id/approve",
    {
      config: { ...config, perMinute: 60 },
      schema: { tags, params, response: { 200: BoardApplicationApproved } },
    },
    (request, reply) => {
      const step = { operator: operatorOf(request), id: request.params.id };
      return withFilesOfDecision(context, step.id, { publishes: true }, (pictures, onDecided) =>
        onceOnly(
          request,
          reply,
          async (tx) => {
            const approved = await approveBoardApplication(tx, context, step, pictures);
            onDecided();
            return approved;
          },
          { callerName: operatorCaller(step.operator) },
        ),
      );
    },
  );

  app.post(
    "/board/applications/:id/reject",
    {
      config: { ...config, perMinute: 60 },
      schema: { tags, params, body: BoardApplicationRejection, response: { 200: Type.Object({}) } },
    },
    (request, reply) => {
      const step = { operator: operatorOf(request), id: request.params.id };
      return withFilesOfDecision(context, step.id, { publishes: false }, (_pictures, onDecided) =>
        onceOnly(
          request,
          reply,
          async (tx) => {
            await rejectBoardApplication(tx, context, step, request.body);
            onDecided();
            return {};
          },
          { callerName: operatorCaller(step.operator) },
        ),
      );
    },
  );
};
