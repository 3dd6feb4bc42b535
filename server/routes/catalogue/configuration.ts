/** Config, landing, modules, public pages and the newsletter. */
import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { Config, Landing, MessageBody, Module } from "@/contract";
import { ModuleListQuery, NewsletterRequest } from "@/contract/calls/places";
import { Type } from "@/contract/schema";
import { textsOf } from "../../locales";
import { listModules } from "../../services/modules/modules";
import { readLanding } from "../../services/pages/landing";
import { subscribe } from "../../services/pages/newsletter";
import { type PolicyPage, policyKeys, readPolicy } from "../../services/pages/policies";
import { readPublicConfig } from "../../services/pages/public-config";
import { refuseIn } from "../../services/refusals/catalogue-refusals";
import { sendJson } from "../send-json";

const open = { publicCache: "shared" } as const;
/** Every page begins with it, so it waits for nobody's search. */
const first = { ...open, answersFromMemory: true } as const;

export const configurationRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { context } = app;
  const { database } = context;

  app.get("/config", { schema: { response: { 200: Config } }, config: first }, (request) =>
    readPublicConfig(context, request.shop.language),
  );

  app.get("/react-landing-page", { schema: { response: { 200: Landing } }, config: first }, (request) =>
    readLanding(database, request.shop.language),
  );

  app.get(
    "/module",
    { schema: { querystring: ModuleListQuery, response: { 200: Type.Array(Module) } }, config: first },
    (request) => {
      const { zone_id: zoneId } = request.query;
      return listModules(database, {
        zoneIds: zoneId === undefined ? request.shop.zoneIds : [zoneId],
        language: request.shop.language,
        exceptParcel: zoneId !== undefined,
      });
    },
  );

  for (const page of Object.keys(policyKeys) as PolicyPage[]) {
    app.get(
      `/${page}`,
      { schema: { response: { 200: Type.String() } }, config: open },
      async (request, reply) => {
        return sendJson(reply, await readPolicy(database, page, request.shop.language));
      },
    );
  }

  app.post(
    "/newsletter/subscribe",
    {
      schema: { body: NewsletterRequest, response: { 200: MessageBody } },
      config: { perMinute: 20 },
    },
    async (request) => {
      const { language } = request.shop;
      const outcome = await subscribe(database, request.body.email);
      if (outcome === "invalid") throw refuseIn("newsletter_invalid", language);
      if (outcome === "taken") throw refuseIn("newsletter_taken", language);
      return { message: textsOf(language).messages.newsletter_subscribed };
    },
  );
};
