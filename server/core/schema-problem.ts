/** Whether a value fits a schema of the contract, `nullable` included, and if not, why. */

export interface JsonSchema {
  type?: string | string[];
  nullable?: boolean;
  enum?: unknown[];
  const?: unknown;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean | JsonSchema;
  patternProperties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
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
export function schemaProblem(value: unknown, schema: JsonSchema, path = "response"): string | null {
  if (value === null && schema.nullable) return null;
  if (schema.anyOf) {
    const problems = schema.anyOf.map((member) => schemaProblem(value, member, path));
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
      const problem = schemaProblem(inner, schema.items, `${path}[${index}]`);
      if (problem) return problem;
    }
  }
  return typeOf(value) === "object" ? objectProblem(value as Record<string, unknown>, schema, path) : null;
}

function objectProblem(value: Record<string, unknown>, schema: JsonSchema, path: string): string | null {
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
    const problem = schemaProblem(inner, property, `${path}.${name}`);
    if (problem) return problem;
  }
  return null;
}
