import { type FastifyPluginAsyncTypebox, Type } from "@fastify/type-provider-typebox";
import type { FastifyReply, FastifyRequest } from "fastify";
import { MessageBody } from "@/contract";
import {
  CourierReviewRequest,
  ItemReviewRequest,
  OrderReviews,
  ReviewedOrderQuery,
  ReviewReminder,
} from "@/contract/calls/reviews";
import { maxReviewPhotos } from "@/domain/reviews";
import type { Transaction } from "../../context";
import { onceWithPhotos } from "../../plugins/once-with-photos";
import { deletePhotos } from "../../services/photos/photo-files";
import { readOrderReviews } from "../../services/reviews/own-reviews";
import { closeReviewReminder, readReviewReminder } from "../../services/reviews/review-reminder";
import type { SentReview } from "../../services/reviews/reviewable-order";
import { saveCourierReview } from "../../services/reviews/save-courier-review";
import { saveItemReview } from "../../services/reviews/save-item-review";
import { customerIdOf, messageFor } from "./request-caller";

/** Writing reviews of delivered orders, and being asked for them. */
export const reviewRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { context } = app;
  const { database, clock, settings } = context;
  const config = { caller: "customer" } as const;
  const formConfig = { ...config, files: { attachment: maxReviewPhotos }, perMinute: 60 };
  const tags = ["reviews"];

  /** Photos are kept before the transaction, and those that it replaced are deleted after it. */
  const submit = async (
    request: FastifyRequest,
    reply: FastifyReply,
    body: ItemReviewRequest | CourierReviewRequest,
    save: (tx: Transaction, sent: SentReview) => Promise<string[]>,
  ) => {
    let replaced: string[] = [];
    const done = await onceWithPhotos(request, reply, "attachment", async (tx, photos) => {
      replaced = await save(tx, {
        customerId: customerIdOf(request),
        orderId: body.order_id,
        rating: body.rating,
        comment: body.comment?.trim() ?? "",
        photos,
        removesPhotos: body.remove_attachments === 1,
      });
      return { message: messageFor(request, "review_saved") };
    });
    // The review is written: photos that are left over on the disk are no reason to refuse it.
    await deletePhotos(settings, replaced).catch((error: unknown) =>
      request.log.error({ err: error }, "The photos that a review no longer has could not be deleted."),
    );
    return done;
  };

  app.post(
    "/items/reviews/submit",
    { config: formConfig, schema: { tags, body: ItemReviewRequest, response: { 200: MessageBody } } },
    (request, reply) =>
      submit(request, reply, request.body, (tx, sent) =>
        saveItemReview(tx, { ...sent, itemId: request.body.item_id }, clock.now()),
      ),
  );

  app.post(
    "/delivery-man/reviews/submit",
    { config: formConfig, schema: { tags, body: CourierReviewRequest, response: { 200: MessageBody } } },
    (request, reply) =>
      submit(request, reply, request.body, (tx, sent) =>
        saveCourierReview(tx, { ...sent, courierId: request.body.delivery_man_id }, clock.now()),
      ),
  );

  app.get(
    "/customer/order/reviews",
    { config, schema: { tags, querystring: ReviewedOrderQuery, response: { 200: OrderReviews } } },
    (request) => readOrderReviews(database, customerIdOf(request), request.query.order_id),
  );

  app.get(
    "/customer/review-reminder",
    { config, schema: { tags, response: { 200: ReviewReminder } } },
    (request) => readReviewReminder(database, customerIdOf(request), clock.now()),
  );

  // A GET that changes something, as the contract has it; doing it twice changes nothing more.
  app.get(
    "/customer/review-reminder-cancel",
    {
      config: { ...config, perMinute: 60 },
      schema: { tags, querystring: ReviewedOrderQuery, response: { 200: Type.String() } },
    },
    async (request) => {
      await closeReviewReminder(database, customerIdOf(request), request.query.order_id);
      return "success";
    },
  );
};
