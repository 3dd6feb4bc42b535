import { type FastifyPluginAsyncTypebox, Type } from "@fastify/type-provider-typebox";
import {
  BoardItemDetails,
  BoardItemDetailsRequest,
  BoardItemPicture,
  BoardStorePath,
} from "@/contract/calls/board-items";
import { operatorRoles } from "@/contract/calls/board-sign-in";
import type { Transaction } from "../../context";
import { onceOnly } from "../../plugins/idempotency";
import { operatorOf } from "../../plugins/operator";
import {
  changeItemDetails,
  changeItemPicture,
  readItemDetails,
} from "../../services/availability/item-details";
import { operatorCaller } from "../../services/operators/operator";
import { acceptPhoto } from "../../services/photos/accept-photo";
import { documentPhoto, keepPicture } from "../../services/pictures";
import { refuse } from "../../services/refusals";
import { pictureUrl } from "../../services/translations/translated-columns";

const tags = ["board"];
const config = { operator: operatorRoles, perMinute: 120 };

/** Texts, picture and hours of one item of the operator's stores. */
export const boardItemDetailsRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { context } = app;

  app.get(
    "/board/items/:id",
    { config, schema: { tags, params: BoardStorePath, response: { 200: BoardItemDetails } } },
    (request) => readItemDetails(context.database, operatorOf(request), request.params.id),
  );

  app.put(
    "/board/items/:id/details",
    {
      config,
      schema: {
        tags,
        params: BoardStorePath,
        body: BoardItemDetailsRequest,
        response: { 200: Type.Object({}) },
      },
    },
    (request, reply) => {
      const operator = operatorOf(request);
      const change = { ...request.body, itemId: request.params.id };
      const run = async (tx: Transaction) => {
        await changeItemDetails(tx, context, operator, change);
        return {};
      };
      return onceOnly(request, reply, run, { callerName: operatorCaller(operator) });
    },
  );

  app.post(
    "/board/items/:id/picture",
    {
      config: { ...config, perMinute: 30, files: { image: 1 } },
      schema: { tags, params: BoardStorePath, response: { 200: BoardItemPicture } },
    },
    async (request, reply) => {
      const operator = operatorOf(request);
      const itemId = request.params.id;
      // Nobody has a picture converted for an item that is not theirs.
      await readItemDetails(context.database, operator, itemId);
      const [bytes] = request.uploads?.get("image") ?? [];
      if (!bytes) throw refuse("photo_unreadable");
      const picture = await acceptPhoto(bytes, documentPhoto, operatorCaller(operator));
      const key = await keepPicture(context.settings, "items", picture);
      const run = async (tx: Transaction) => {
        await changeItemPicture(tx, context, operator, { itemId, key });
        return { picture: pictureUrl(key) };
      };
      return onceOnly(request, reply, run, { callerName: operatorCaller(operator) });
    },
  );
};
