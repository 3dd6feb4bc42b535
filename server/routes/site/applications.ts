import { type FastifyPluginAsyncTypebox, Type } from "@fastify/type-provider-typebox";
import { MessageBody } from "@/contract";
import {
  CourierApplicationRequest,
  StoreApplicationRequest,
  StoreApplied,
  Vehicle,
} from "@/contract/calls/applications";
import { networkAddressKey } from "../../plugins/rate-limit";
import { applyAsCourier, applyAsStore, listVehicles } from "../../services/applications/apply";
import { refuse } from "../../services/refusals";
import { readConfig } from "../../services/settings/config";
import { messageFor } from "../customer/request-caller";

/** Identity papers of one courier: both sides, and a few more. */
const maxIdentityPictures = 5;

/** Stores and delivery people ask to work with the shop. */
export const applicationRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { context } = app;
  const tags = ["applications"];
  const perMinute = 30;
  const config = async () => readConfig(context.database, "en");

  app.post(
    "/auth/vendor/register",
    {
      config: {
        files: { logo: 1, cover_photo: 1, tin_certificate_image: 1 },
        refusesAtField: true,
        perMinute,
      },
      schema: { tags, body: StoreApplicationRequest, response: { 200: StoreApplied } },
    },
    async (request) => {
      if (!(await config()).toggle_store_registration) throw refuse("store_applications_off");
      const origin = { language: request.shop.language, address: networkAddressKey(request.ip) };
      const { id, plan } = await applyAsStore(context, request.body, request.uploads, origin);
      const message = messageFor(request, "application_sent");
      if (plan === null) return { store_id: id, type: "commission" as const, message };
      const { packageId: package_id, key: application_key } = plan;
      return { store_id: id, type: "subscription" as const, package_id, application_key, message };
    },
  );

  app.post(
    "/auth/delivery-man/store",
    {
      config: { files: { image: 1, identity_image: maxIdentityPictures }, refusesAtField: true, perMinute },
      schema: { tags, body: CourierApplicationRequest, response: { 200: MessageBody } },
    },
    async (request) => {
      if (!(await config()).toggle_dm_registration) throw refuse("courier_applications_off");
      const origin = { language: request.shop.language, address: networkAddressKey(request.ip) };
      await applyAsCourier(context, request.body, request.uploads, origin);
      return { message: messageFor(request, "application_sent") };
    },
  );

  app.get(
    "/get-vehicles",
    { config: { publicCache: "shared" }, schema: { tags, response: { 200: Type.Array(Vehicle) } } },
    () => listVehicles(context.database),
  );
};
