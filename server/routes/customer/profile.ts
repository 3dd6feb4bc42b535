import { type FastifyPluginAsyncTypebox, Type } from "@fastify/type-provider-typebox";
import { CustomerInfo, Item, MessageBody } from "@/contract";
import type { PhoneOrEmail } from "@/contract/calls/auth";
import {
  CustomerNotification,
  DeviceTokenRequest,
  ProfileCodeNeeded,
  RemoveAccountRequest,
  UpdateInterestRequest,
  UpdateProfileRequest,
  VisitedStore,
} from "@/contract/calls/customer";
import { onceOnly } from "../../plugins/idempotency";
import { checkOwner } from "../../services/customers/check-owner";
import { readCustomerInfo, removeAccount, setDeviceToken } from "../../services/customers/customer-info";
import { saveInterests } from "../../services/customers/save-interests";
import { CodeRefused, updateProfile } from "../../services/customers/update-profile";
import { suggestedItems, visitedStores } from "../../services/customers/visited-stores";
import { listNotifications } from "../../services/notifications/notifications";
import { deletePhotos } from "../../services/photos/photo-files";
import { refuse } from "../../services/refusals";
import { readShopRules } from "../../services/settings/shop-rules";
import { shopViewOf } from "../../services/settings/shop-view";
import { customerIdOf, messageFor, profileCallerOf } from "./request-caller";

const codeNeeded = (medium: PhoneOrEmail, sent: boolean, message: string): ProfileCodeNeeded => ({
  verification_on: medium,
  verification_medium: medium === "phone" ? "SMS" : "email",
  otp_send: sent,
  message,
});

/** The customer's account, and what is shown because of earlier orders. */
export const profileRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { context } = app;
  const config = { caller: "customer" } as const;
  const empty = Type.Array(Type.Unknown());

  app.get(
    "/customer/info",
    { config, schema: { tags: ["customer"], response: { 200: CustomerInfo } } },
    async (request) => {
      // HTTP 200 with errors, as the contract has it.
      if (!request.headers["x-localization"]) throw refuse("language_missing");
      const view = await shopViewOf(context, request.shop);
      return readCustomerInfo(context, customerIdOf(request), await readShopRules(context.database), view);
    },
  );

  app.get(
    "/customer/update-zone",
    { config, schema: { tags: ["customer"], response: { 200: empty } } },
    async (request) => {
      if (request.shop.zoneIds === null && request.shop.position === null) throw refuse("place_missing");
      return [];
    },
  );

  app.put(
    "/customer/cm-firebase-token",
    { config, schema: { tags: ["customer"], body: DeviceTokenRequest, response: { 200: MessageBody } } },
    (request, reply) =>
      onceOnly(request, reply, async (tx) => {
        await setDeviceToken(tx, customerIdOf(request), request.body.cm_firebase_token, context.clock.now());
        return { message: messageFor(request, "device_saved") };
      }),
  );

  app.get(
    "/customer/notifications",
    { config, schema: { tags: ["customer"], response: { 200: Type.Array(CustomerNotification) } } },
    async (request) =>
      listNotifications(context.database, customerIdOf(request), await shopViewOf(context, request.shop)),
  );

  app.get(
    "/customer/visit-again",
    {
      config: { ...config, needs: ["zone"] },
      schema: { tags: ["customer"], response: { 200: Type.Array(VisitedStore) } },
    },
    async (request) =>
      visitedStores(
        context.database,
        customerIdOf(request),
        request.shop,
        await shopViewOf(context, request.shop),
      ),
  );

  app.get(
    "/customer/suggested-items",
    {
      config: { ...config, needs: ["zone"] },
      schema: { tags: ["customer"], response: { 200: Type.Array(Item) } },
    },
    async (request) =>
      suggestedItems(
        context.database,
        customerIdOf(request),
        request.shop,
        await shopViewOf(context, request.shop),
      ),
  );

  app.post(
    "/customer/update-interest",
    {
      config: { ...config, needs: ["module"] },
      schema: { tags: ["customer"], body: UpdateInterestRequest, response: { 200: MessageBody } },
    },
    (request, reply) =>
      onceOnly(request, reply, async (tx) => {
        const moduleId = request.shop.module?.id ?? 0;
        const now = context.clock.now();
        await saveInterests(tx, customerIdOf(request), moduleId, request.body.interest, now);
        return { message: messageFor(request, "interests_saved") };
      }),
  );

  app.post(
    "/customer/update-profile",
    {
      config: { ...config, files: { image: 1 }, idempotent: false },
      schema: {
        tags: ["customer"],
        body: UpdateProfileRequest,
        response: { 200: Type.Union([ProfileCodeNeeded, MessageBody]), 403: Type.Unknown() },
      },
    },
    async (request, reply) => {
      const { body } = request;
      const caller = profileCallerOf(request);
      try {
        const outcome = await updateProfile(
          context,
          caller,
          body,
          request.uploads?.get("image")?.[0] ?? null,
        );
        if (outcome === null) return { message: messageFor(request, "profile_saved") };
        return codeNeeded(outcome.codeSentTo, true, messageFor(request, "code_sent"));
      } catch (error) {
        if (!(error instanceof CodeRefused)) throw error;
        const { message } = error.refusal.inLanguage(request.shop.language);
        return reply.status(403).send(codeNeeded(error.medium, false, message));
      }
    },
  );

  app.delete(
    "/customer/remove-account",
    { config, schema: { tags: ["customer"], body: RemoveAccountRequest, response: { 200: empty } } },
    async (request, reply) => {
      const proof = (request.body as RemoveAccountRequest | undefined) ?? {};
      await checkOwner(context, profileCallerOf(request), proof);
      let photos: string[] = [];
      const removed = await onceOnly(request, reply, async (tx) => {
        photos = await removeAccount(tx, customerIdOf(request), context.clock.now());
        return [];
      });
      await deletePhotos(context.settings, photos);
      return removed;
    },
  );
};
