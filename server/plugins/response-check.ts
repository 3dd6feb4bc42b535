/**
 * In tests every response is checked against its schema before it is serialised and compared with what it became: the
 * serialiser turns an undeclared null into "" or 0 and drops undeclared fields in silence.
 */
import { isDeepStrictEqual } from "node:util";
import type { FastifyInstance } from "fastify";

interface ResponseSchema {
  type?: string | string[];
  nullable?: boolean;
  enum?: unknown[];
  const?: unknown;
  properties?: Record<string, ResponseSchema>;
  required?: string[];
  additionalProperties?: boolean | ResponseSchema;
  patternProperties?: Record<string, ResponseSchema>;
  items?: ResponseSchema;
  anyOf?: ResponseSchema[];
  pattern?: string;
  minimum?: number;
  maximum?: number;
}

function typeOf(value: unknown): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  return Number.isInteger(value) ? "integer" : typeof value;
}

function hasType(value: unknown, type: string): boolean {
  const actual = typeOf(value);
  return actual === type || (type === "number" && actual === "integer");
}

/** The first way in which a value does not fit its schema, as "path: what", or null. */
export function responseProblem(value: unknown, schema: ResponseSchema, path = "response"): string | null {
  if (value === null && schema.nullable) return null;
  if (schema.anyOf) {
    const problems = schema.anyOf.map((member) => responseProblem(value, member, path));
    return problems.includes(null) ? null : (problems[0] ?? null);
  }
  if ("const" in schema && value !== schema.const) return `${path}: is not ${JSON.stringify(schema.const)}`;
  if (schema.enum && !schema.enum.includes(value))
    return `${path}: ${JSON.stringify(value)} is not one of its words`;
  const types = schema.type === undefined ? [] : [schema.type].flat();
  if (types.length > 0 && !types.some((type) => hasType(value, type))) {
    return `${path}: is ${typeOf(value)}, not ${types.join(" or ")}`;
  }
  if (typeof value === "string" && schema.pattern && !new RegExp(schema.pattern).test(value)) {
    return `${path}: ${JSON.stringify(value)} does not match ${schema.pattern}`;
  }
  if (typeof value === "number") {
    if (!Number.isFinite(value)) return `${path}: is not finite`;
    if (schema.minimum !== undefined && value < schema.minimum)
      return `${path}: ${value} is below ${schema.minimum}`;
    if (schema.maximum !== undefined && value > schema.maximum)
      return `${path}: ${value} is above ${schema.maximum}`;
  }
  if (Array.isArray(value) && schema.items) {
    for (const [index, inner] of value.entries()) {
      const problem = responseProblem(inner, schema.items, `${path}[${index}]`);
      if (problem) return problem;
    }
  }
  return typeOf(value) === "object" ? objectProblem(value as Record<string, unknown>, schema, path) : null;
}

function objectProblem(value: Record<string, unknown>, schema: ResponseSchema, path: string): string | null {
  for (const name of schema.required ?? []) {
    if (value[name] === undefined) return `${path}.${name}: is missing`;
  }
  for (const [name, inner] of Object.entries(value)) {
    if (inner === undefined) continue;
    const open = typeof schema.additionalProperties === "object" ? schema.additionalProperties : undefined;
    const pattern = Object.entries(schema.patternProperties ?? {}).find(([text]) =>
      new RegExp(text).test(name),
    );
    const property = schema.properties?.[name] ?? pattern?.[1] ?? open;
    if (!property) {
      if (!schema.properties || schema.additionalProperties === true) continue;
      return `${path}.${name}: is not in the schema`;
    }
    const problem = responseProblem(inner, property, `${path}.${name}`);
    if (problem) return problem;
  }
  return null;
}

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value) ?? "null");

/** Fails the request, with the reason, when its response does not fit its schema. For tests only. */
export function checkResponses(app: FastifyInstance): void {
  const sent = new WeakMap<object, unknown>();
  app.addHook("preSerialization", async (request, reply, payload) => {
    const responses = request.routeOptions.schema?.response as Record<string, ResponseSchema> | undefined;
    const schema =
      responses?.[String(reply.statusCode)] ?? responses?.[`${Math.floor(reply.statusCode / 100)}xx`];
    if (!schema) return payload;
    const value = plain(payload);
    const problem = responseProblem(value, schema);
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
