import { isDeepStrictEqual } from "node:util";
import { afterAll, describe, expect, it } from "vitest";
import { buildApp } from "../app";
import { type JsonSchema, schemaProblem } from "../core/schema-problem";
import { sharedCompilers } from "../testing/compiled-schemas";
import { nullVariants, sampleOf } from "../testing/null-variants";
import { openTestServer } from "../testing/test-server";

const server = await openTestServer();
afterAll(() => server.close());

/** A response of the contract, with the function that writes it. */
interface Response {
  name: string;
  schema: JsonSchema;
  serialize: (value: unknown) => string;
}
const responses: Response[] = [];
const { buildSerializer, buildValidator } = sharedCompilers.compilersFactory;
const app = await buildApp(server.context, {
  schemaController: {
    compilersFactory: {
      buildValidator,
      buildSerializer: (named, options) => {
        const compile = buildSerializer(named, options);
        return (route) => {
          const serialize = compile(route);
          const { method, url, httpStatus } = route as { method: string; url: string; httpStatus?: string };
          responses.push({
            name: `${method} ${url} ${httpStatus ?? ""}`,
            schema: route.schema as JsonSchema,
            serialize,
          });
          return serialize;
        };
      },
    },
  },
});
await app.ready();
afterAll(() => app.close());

const written = ({ serialize }: Response, value: unknown): unknown => JSON.parse(serialize(value));
/** Whether the serialiser writes what it was given. */
function isKept(response: Response, value: unknown): boolean {
  try {
    return isDeepStrictEqual(written(response, value), value);
  } catch {
    return false;
  }
}

describe("the serialiser of responses", () => {
  it("turns null into 0 and an empty text where a schema says number or text, which is why this is looked at", () => {
    const response = responses.find(({ name }) => name.includes("/items/details/"));
    const whole = response && (sampleOf(response.schema) as Record<string, unknown>);
    if (!response || !whole) throw new Error("The details of an item were expected.");
    expect(written(response, { ...whole, price: null, name: null })).toMatchObject({ price: 0, name: "" });
  });

  it("writes a whole value of every response of the contract as it is", () => {
    expect(responses.length).toBeGreaterThan(100);
    for (const response of responses) {
      const value = sampleOf(response.schema);
      expect(schemaProblem(value, response.schema), response.name).toBeNull();
      if (typeof value === "object" && value !== null)
        expect(written(response, value), response.name).toEqual(value);
    }
  });

  it("writes null wherever the contract allows it, and every other null is refused before it is written", () => {
    let [allowed, refused] = [0, 0];
    const changed: string[] = [];
    for (const response of responses) {
      for (const { path, value } of nullVariants(response.schema)) {
        // The check of every response in tests lets pass what fits.
        const fits = schemaProblem(value, response.schema) === null;
        if (!fits) refused += 1;
        else if (isKept(response, value)) allowed += 1;
        else changed.push(`${response.name}${path}`);
      }
    }
    expect(changed).toEqual([]);
    expect([allowed > 500, refused > 5_000]).toEqual([true, true]);
  });
});
