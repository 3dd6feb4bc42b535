/** Health checks: alive, and ready for requests. */
import type { FastifyInstance } from "fastify";
import { Type } from "typebox";
import type { ServerContext } from "../context";
import { coreError } from "../core/errors";
import { pingDatabase } from "../services/maintenance/ping-database";

const READY_TIMEOUT_MS = 2000;

export function serveHealth(app: FastifyInstance, context: ServerContext): void {
  const schema = { hide: true, response: { 200: Type.Object({ status: Type.String() }) } };
  const config = { perMinute: 600 };
  app.get("/healthz", { schema, config }, async (_request, reply) => {
    reply.header("cache-control", "no-store");
    return { status: "ok" };
  });
  app.get("/readyz", { schema, config }, async (_request, reply) => {
    reply.header("cache-control", "no-store");
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_done, fail) => {
      timer = setTimeout(() => fail(new Error("late")), READY_TIMEOUT_MS);
    });
    try {
      await Promise.race([pingDatabase(context.database), late]);
      return { status: "ready" };
    } catch {
      throw coreError("unavailable", { retryAfterSeconds: 2 });
    } finally {
      clearTimeout(timer);
    }
  });
}
