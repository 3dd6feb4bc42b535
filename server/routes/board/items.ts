import { type FastifyPluginAsyncTypebox, Type } from "@fastify/type-provider-typebox";
import {
  BoardBusyRequest,
  BoardHoursRequest,
  BoardItemRequest,
  BoardItems,
  BoardItemsQuery,
  BoardPauseRequest,
  BoardSoldOut,
  BoardSoldOutRequest,
  BoardSpecialDayRequest,
  BoardStorePath,
  BoardStoreState,
} from "@/contract/calls/board-items";
import { operatorRoles } from "@/contract/calls/board-sign-in";
import { onceOnly } from "../../plugins/idempotency";
import { operatorOf } from "../../plugins/operator";
import { changeItem } from "../../services/availability/change-item";
import { pauseStore, setBusy, setSpecialDay } from "../../services/availability/pause-store";
import { setHours } from "../../services/availability/set-hours";
import { reachedStoreState } from "../../services/availability/store-state";
import { listBoardItems } from "../../services/board/list-items";
import { operatorCaller } from "../../services/operators/operator";
import { markSoldOut } from "../../services/sold-out/mark-sold-out";

const tags = ["board"];
const config = { operator: operatorRoles, perMinute: 600 };
const state = { 200: BoardStoreState };

/** Items that are sold out, stores that are paused or busy. Each change happens once for its Idempotency-Key. */
export const boardItemRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { context } = app;

  app.get(
    "/board/items",
    { config, schema: { tags, querystring: BoardItemsQuery, response: { 200: BoardItems } } },
    (request) => listBoardItems(context, operatorOf(request), request.query),
  );

  app.put(
    "/board/items/sold-out",
    { config, schema: { tags, body: BoardSoldOutRequest, response: { 200: BoardSoldOut } } },
    (request, reply) => {
      const operator = operatorOf(request);
      return onceOnly(request, reply, (tx) => markSoldOut(tx, context, operator, request.body), {
        callerName: operatorCaller(operator),
      });
    },
  );

  app.put(
    "/board/items/:id",
    {
      config,
      schema: { tags, params: BoardStorePath, body: BoardItemRequest, response: { 200: Type.Object({}) } },
    },
    (request, reply) => {
      const operator = operatorOf(request);
      const change = { ...request.body, itemId: request.params.id };
      const run = async (tx: Parameters<typeof changeItem>[0]) => {
        await changeItem(tx, context, operator, change);
        return {};
      };
      return onceOnly(request, reply, run, { callerName: operatorCaller(operator) });
    },
  );

  app.get(
    "/board/stores/:id",
    { config, schema: { tags, params: BoardStorePath, response: state } },
    (request) => reachedStoreState(context, operatorOf(request), request.params.id),
  );

  app.put(
    "/board/stores/:id/pause",
    { config, schema: { tags, params: BoardStorePath, body: BoardPauseRequest, response: state } },
    (request, reply) => {
      const operator = operatorOf(request);
      const change = { ...request.body, storeId: request.params.id };
      return onceOnly(request, reply, (tx) => pauseStore(tx, context, operator, change), {
        callerName: operatorCaller(operator),
      });
    },
  );

  app.put(
    "/board/stores/:id/busy",
    { config, schema: { tags, params: BoardStorePath, body: BoardBusyRequest, response: state } },
    (request, reply) => {
      const operator = operatorOf(request);
      const change = { ...request.body, storeId: request.params.id };
      return onceOnly(request, reply, (tx) => setBusy(tx, context, operator, change), {
        callerName: operatorCaller(operator),
      });
    },
  );

  app.put(
    "/board/stores/:id/hours",
    { config, schema: { tags, params: BoardStorePath, body: BoardHoursRequest, response: state } },
    (request, reply) => {
      const operator = operatorOf(request);
      const change = { ...request.body, storeId: request.params.id };
      return onceOnly(request, reply, (tx) => setHours(tx, context, operator, change), {
        callerName: operatorCaller(operator),
      });
    },
  );

  app.put(
    "/board/stores/:id/special-days",
    { config, schema: { tags, params: BoardStorePath, body: BoardSpecialDayRequest, response: state } },
    (request, reply) => {
      const operator = operatorOf(request);
      const change = { ...request.body, storeId: request.params.id };
      return onceOnly(request, reply, (tx) => setSpecialDay(tx, context, operator, change), {
        callerName: operatorCaller(operator),
      });
    },
  );
};
