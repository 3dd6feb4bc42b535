import { type FastifyPluginAsyncTypebox, Type } from "@fastify/type-provider-typebox";
import type { FastifyContextConfig, FastifyRequest } from "fastify";
import { StaffPushKey, StaffPushRemoval, StaffPushRequest } from "@/contract/calls/staff-push";
import type { Transaction } from "../context";
import { onceOnly } from "../plugins/idempotency";
import { type DeviceTables, removeLoginDevice, saveLoginDevice } from "../services/staff-push/login-devices";

interface Program {
  readonly path: "/board" | "/courier";
  /** Who may call. */
  readonly config: FastifyContextConfig;
  readonly tables: DeviceTables;
  readonly loginOf: (request: FastifyRequest) => { personId: number; tokenHash: string; callerName: string };
}

/** Devices on which people of a program hear of orders while its page is closed. */
export function staffPushRoutes({ path, config, tables, loginOf }: Program): FastifyPluginAsyncTypebox {
  const tags = [path.slice(1)];
  const response = { 200: Type.Object({}) };
  return async (app) => {
    const { context } = app;

    app.get(`${path}/push`, { config, schema: { tags, response: { 200: StaffPushKey } } }, async () => ({
      key: await context.push.webPushKey(),
    }));

    app.post(
      `${path}/push/subscribe`,
      { config, schema: { tags, body: StaffPushRequest, response } },
      async (request, reply) => {
        const login = loginOf(request);
        const device = { language: request.shop.language, serverKey: await context.push.webPushKey() };
        const save = async (tx: Transaction) => {
          await saveLoginDevice(tx, context, tables, login, request.body, device);
          return {};
        };
        return onceOnly(request, reply, save, login);
      },
    );

    app.post(
      `${path}/push/unsubscribe`,
      { config, schema: { tags, body: StaffPushRemoval, response } },
      (request, reply) => {
        const login = loginOf(request);
        const remove = async (tx: Transaction) => {
          await removeLoginDevice(tx, tables, login.personId, request.body.endpoint);
          return {};
        };
        return onceOnly(request, reply, remove, login);
      },
    );
  };
}
