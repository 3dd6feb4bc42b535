/**
 * In tests every response is checked against its schema before it is serialised and compared with what it became: the
 * serialiser turns an undeclared null into "" or 0 and drops undeclared fields in silence.
 */
import { isDeepStrictEqual } from "node:util";
import type { FastifyInstance } from "fastify";
import { type JsonSchema, schemaProblem } from "../core/schema-problem";

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value) ?? "null");

/** Fails the request, with the reason, when its response does not fit its schema. For tests only. */
export function checkResponses(app: FastifyInstance): void {
  const sent = new WeakMap<object, unknown>();
  app.addHook("preSerialization", async (request, reply, payload) => {
    const responses = request.routeOptions.schema?.response as Record<string, JsonSchema> | undefined;
    const schema =
      responses?.[String(reply.statusCode)] ?? responses?.[`${Math.floor(reply.statusCode / 100)}xx`];
    if (!schema) return payload;
    const value = plain(payload);
    const problem = schemaProblem(value, schema);
    if (problem)
      throw new Error(`${request.method} ${request.routeOptions.url} breaks its schema: ${problem}`);
    sent.set(request, value);
    return payload;
  });
  app.addHook("onSend", async (request, _reply, payload) => {
    const value = sent.get(request);
    if (value === undefined || typeof payload !== "string") return payload;
    if (!isDeepStrictEqual(JSON.parse(payload), value)) {
      throw new Error(`${request.method} ${request.routeOptions.url}: the serialiser changed the response.`);
    }
    return payload;
  });
}
