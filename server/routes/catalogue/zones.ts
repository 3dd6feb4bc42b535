/** Which zones there are, and which hold a place. */
import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { Zone, ZoneLookup } from "@/contract";
import { PointQuery, ZoneCheckQuery } from "@/contract/calls/places";
import { Type } from "@/contract/schema";
import { refuseIn } from "../../services/refusals/catalogue-refusals";
import { readDigits } from "../../services/settings/shop-view";
import { isInZone, listZones, zonesAround } from "../../services/zones/zones";
import { sendJson } from "../send-json";

export const zoneRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { database } = app.context;

  app.get(
    "/config/get-zone-id",
    {
      schema: { querystring: PointQuery, response: { 200: ZoneLookup } },
      config: { publicCache: "revalidated" },
    },
    async (request) => {
      const { language } = request.shop;
      const found = await zonesAround(database, request.query, language, await readDigits(database));
      if (found === "none") throw refuseIn("zone_none", language);
      if (found === "off") throw refuseIn("zone_off", language);
      return found;
    },
  );

  app.get(
    "/zone/list",
    { schema: { response: { 200: Type.Array(Zone) } }, config: { publicCache: "shared" } },
    async (request) => listZones(database, request.shop.language, await readDigits(database)),
  );

  app.get(
    "/zone/check",
    {
      schema: { querystring: ZoneCheckQuery, response: { 200: Type.Boolean() } },
      config: { publicCache: "revalidated" },
    },
    async (request, reply) => {
      const { lat, lng, zone_id: zoneId } = request.query;
      const inside = await isInZone(database, { lat, lng }, zoneId);
      return sendJson(reply, inside);
    },
  );
};
