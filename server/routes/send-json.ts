import type { FastifyReply } from "fastify";

/** Sends a value that Fastify would not write as JSON by itself: null, a text or a boolean on its own. */
export function sendJson(reply: FastifyReply, value: string | boolean | null): FastifyReply {
  return reply.type("application/json; charset=utf-8").send(JSON.stringify(value));
}
