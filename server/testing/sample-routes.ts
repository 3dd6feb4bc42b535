/** Routes for the tests of the plugins. */
import type { FastifyInstance, FastifyRequest } from "fastify";
import { Type } from "typebox";
import { nullable } from "@/contract/schema";
import { ContractError, refusal } from "../core/errors";
import { NoConnection } from "../db/unreachable";

const Body = Type.Object({
  name: Type.String({ minLength: 1, maxLength: 10 }),
  quantity: Type.Integer({ minimum: 1, maximum: 5 }),
  note: Type.Optional(nullable(Type.String())),
  tags: Type.Optional(Type.Array(Type.String())),
});

const returnShop = async ({ shop: { zoneIds, module, language, position } }: FastifyRequest) => ({
  zoneIds,
  module,
  language,
  position,
});

export function sampleRoutes(app: FastifyInstance): void {
  app.post("/api/v1/echo", { schema: { body: Body } }, async (request) => ({ got: request.body }));
  app.put("/api/v1/change/:id", {
    schema: { body: Type.Object({ name: Type.String() }), params: Type.Object({ id: Type.Integer() }) },
    config: { caller: "any" },
    handler: async (request) => ({ did: "change", params: request.params, body: request.body }),
  });
  app.delete("/api/v1/remove", {
    schema: { querystring: Type.Object({ id: Type.Integer() }) },
    config: { caller: "any" },
    handler: async (request) => ({ did: "remove", query: request.query }),
  });
  app.get("/api/v1/page", {
    schema: {
      querystring: Type.Object({ limit: Type.Integer({ maximum: 50 }), flag: Type.Optional(Type.Boolean()) }),
    },
    handler: async (request) => ({ query: request.query }),
  });
  app.get("/api/v1/who", { config: { caller: "any" } }, async (request) => ({ caller: request.caller }));
  app.get("/api/v1/maybe", { config: { caller: "optional" } }, async (request) => ({
    caller: request.caller,
  }));
  app.get("/api/v1/mine", { config: { caller: "customer" } }, async (request) => ({
    caller: request.caller,
  }));
  app.get("/api/v1/shop", { config: { needs: ["zone", "module"] } }, returnShop);
  app.get("/api/v1/near", { config: { needs: ["position"] } }, returnShop);
  app.get("/api/v1/public", { config: { publicCache: "shared" } }, async () => ({ rows: "x".repeat(5000) }));
  app.get("/api/v1/rare", { config: { perMinute: 3 } }, async () => ({}));
  app.get("/api/v1/broken", async () => {
    throw new Error("a secret of the house");
  });
  app.get("/api/v1/database-away", async () => {
    throw new NoConnection(new Error("connect ECONNREFUSED"));
  });
  app.get("/api/v1/refused", async () => {
    throw refusal(409, "order_amount", "It costs more now.", { total: 12.5, retryAfterSeconds: 7 });
  });
  app.get("/api/v1/message", async () => {
    throw new ContractError(404, [{ code: "otp", message: "No." }], { body: { message: "No." } });
  });
  app.get("/api/v1/wrong-response", {
    schema: { response: { 200: Type.Object({ id: Type.Integer(), name: Type.String() }) } },
    handler: async () => ({ id: 1, name: null }) as never,
  });
  app.get("/api/v1/extra-response", {
    schema: { response: { 200: Type.Object({ id: Type.Integer() }) } },
    handler: async () => ({ id: 1, secret: 2 }) as never,
  });
  app.get("/api/v1/null-response", {
    schema: {
      response: {
        200: Type.Object({ id: nullable(Type.Integer()), deep: nullable(Type.Object({ a: Type.String() })) }),
      },
    },
    handler: async () => ({ id: null, deep: null }),
  });
}

/** The codes of a refusal, in order. */
export const errorCodes = (refusal: { errors: readonly { code: string }[] }) =>
  refusal.errors.map((error) => error.code);
