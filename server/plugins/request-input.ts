/**
 * Makes input safe before a route gets it: text that a database cannot store is refused, texts become the numbers that
 * the schema expects, and validation errors get the contract's form, one message a field.
 */
import type { FastifyInstance, FastifyRequest, FastifySchemaValidationError } from "fastify";
import { cleanCode } from "@/domain/written-text";
import type { Language } from "../context";
import { ContractError, type ErrorEntry } from "../core/errors";
import { fillText, textsOf } from "../locales";
import { languageOf } from "./shop-headers";

export interface SchemaLike {
  type?: string;
  properties?: Record<string, SchemaLike>;
  items?: SchemaLike;
  anyOf?: SchemaLike[];
  additionalProperties?: unknown;
}

/** NUL, and halves of surrogate pairs, which neither text nor jsonb can hold. */
const UNSTORABLE = /\0|\p{Surrogate}/u;

/** Name of the first field below a value that holds unstorable text, or null. */
export function unstorableField(value: unknown, name: string, depth = 0): string | null {
  if (typeof value === "string") return UNSTORABLE.test(value) ? name : null;
  if (typeof value !== "object" || value === null || depth > 40) return null;
  for (const [key, inner] of Object.entries(value)) {
    if (UNSTORABLE.test(key)) return name || "body";
    const found = unstorableField(inner, depth === 0 ? key : name, depth + 1);
    if (found !== null) return found;
  }
  return null;
}

function accepts(schema: SchemaLike, type: string): boolean {
  return schema.type === type || (schema.anyOf?.some((member) => accepts(member, type)) ?? false);
}

/** Positions of phones have up to 17 digits behind the point. */
const NUMBER = /^-?\d{1,17}(\.\d{1,20})?$/;

/** A value in the type that its schema asks for, where the text says the same; otherwise the value itself. */
function coerced(value: unknown, schema: SchemaLike): unknown {
  const numeric = accepts(schema, "integer") || accepts(schema, "number");
  if (typeof value === "string" && !accepts(schema, "string")) {
    const text = cleanCode(value);
    if (numeric && NUMBER.test(text)) return Number(text);
    if (accepts(schema, "boolean")) {
      if (text === "true" || text === "1") return true;
      if (text === "false" || text === "0") return false;
    }
  }
  if (typeof value === "number" && !numeric) {
    if (accepts(schema, "string") && Number.isFinite(value)) return String(value);
    if (accepts(schema, "boolean") && (value === 0 || value === 1)) return value === 1;
  }
  if (typeof value === "boolean" && accepts(schema, "integer")) return value ? 1 : 0;
  if (Array.isArray(value) && schema.items) {
    const items = schema.items;
    return value.map((inner) => coerced(inner, items));
  }
  return value;
}

/** Coerces the fields of an object in place; one level, which is where forms and query strings put them. */
export function coerceFields(values: unknown, schema: SchemaLike | undefined, query: boolean): void {
  if (typeof values !== "object" || values === null || Array.isArray(values) || !schema?.properties) return;
  const fields = values as Record<string, unknown>;
  for (const [name, property] of Object.entries(schema.properties)) {
    if (!Object.hasOwn(fields, name)) continue;
    let value = fields[name];
    // An empty parameter is what a form sends for nothing.
    if (query && value === "" && !accepts(property, "string")) {
      delete fields[name];
      continue;
    }
    if (query && accepts(property, "array") && !Array.isArray(value)) value = [value];
    fields[name] = coerced(value, property);
  }
}

const KINDS: Record<string, "short" | "long" | "small" | "large"> = {
  minLength: "short",
  maxLength: "long",
  minimum: "small",
  exclusiveMinimum: "small",
  maximum: "large",
  exclusiveMaximum: "large",
};

/** Validation errors in the contract's form: the code is the field, only its first message is given. */
export function fieldErrors(
  errors: readonly FastifySchemaValidationError[],
  language: Language,
): ContractError {
  const entries = new Map<string, ErrorEntry>();
  for (const error of errors) {
    const path = error.instancePath.split("/").slice(1);
    const missing = error.params.missingProperty;
    if (error.keyword === "required" && typeof missing === "string") path.push(missing);
    const field = path.map((part) => part.replace(/~1/g, "/").replace(/~0/g, "~")).join(".") || "body";
    // A text that is empty where something is needed reads as missing, as existing backends have it.
    const empty = error.keyword === "minLength" && error.params.limit === 1;
    const kind = error.keyword === "required" || empty ? "required" : (KINDS[error.keyword] ?? "invalid");
    const message = fillText(textsOf(language).fieldErrors[kind], {
      field: field.replaceAll("_", " "),
      limit: String(error.params.limit ?? ""),
    });
    if (!entries.has(field)) entries.set(field, { code: field, message });
  }
  return new ContractError(403, [...entries.values()]);
}

/** Refuses with 403 and the field's name what a database cannot store. */
export function refuseUnstorable(request: FastifyRequest): void {
  if (request.routeOptions.config.document) return;
  const field =
    unstorableField(request.params, "address") ??
    unstorableField(request.query, "query") ??
    unstorableField(request.body, "body");
  if (field === null) return;
  // The name itself may be unstorable.
  const code = UNSTORABLE.test(field) ? "body" : field;
  const message = fillText(textsOf(languageOf(request)).fieldErrors.invalid, {
    field: code.replaceAll("_", " "),
  });
  throw new ContractError(403, [{ code, message }]);
}

/** Refuses unstorable text and makes bodies closed; registered before the hooks that read the request. */
export function refuseUnsafeInput(app: FastifyInstance): void {
  app.addHook("onRoute", (route) => {
    const body = route.schema?.body as SchemaLike | undefined;
    // Fields that no schema names never reach a service.
    if (route.schema && body?.type === "object" && body.additionalProperties === undefined) {
      route.schema = { ...route.schema, body: { ...body, additionalProperties: false } };
    }
  });
  app.addHook("preValidation", async (request) => refuseUnstorable(request));
}

/** Coerces input to the schema's types; registered last before validation. */
export function coerceInput(app: FastifyInstance): void {
  app.addHook("preValidation", async (request) => {
    const schema = request.routeOptions.schema;
    if (!schema) return;
    const body = schema.body as SchemaLike | undefined;
    if (body?.type === "object" && (request.body === undefined || request.body === null)) request.body = {};
    coerceFields(request.query, schema.querystring as SchemaLike | undefined, true);
    coerceFields(request.params, schema.params as SchemaLike | undefined, true);
    coerceFields(request.body, body, false);
  });
}
