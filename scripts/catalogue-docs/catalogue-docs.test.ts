import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { settingTable } from "../../server/services/settings/setting-table";
import { kinds } from "../../server/services/shop-files/kinds";
import { catalogueFormat } from "./catalogue-format";
import { catalogueSchema } from "./catalogue-schema";

const docs = new URL("../../docs/", import.meta.url);
const renew =
  "Make it anew: npx vitest run --update --project unit scripts/catalogue-docs/catalogue-docs.test.ts";
const path = (name: string) => fileURLToPath(new URL(name, docs));

interface Validator {
  (value: unknown): boolean;
  errors?: unknown[] | null;
}
type Compile = new (options: object) => { compile(schema: object): Validator };
/** A package of Fastify's own, which is found from where it stands. */
const ofFastify = createRequire(createRequire(import.meta.url).resolve("fastify"));
const ofCompiler = createRequire(ofFastify.resolve("@fastify/ajv-compiler"));
const { Ajv2020 } = ofCompiler("ajv/dist/2020.js") as { Ajv2020: Compile };
const validate = new Ajv2020({ strict: false, validateFormats: false, allErrors: true }).compile(
  catalogueSchema(),
);

describe("what is said of a shop's files", () => {
  it("is docs/catalogue-format.md", async () => {
    await expect(catalogueFormat(), renew).toMatchFileSnapshot(path("catalogue-format.md"));
  });

  it("is docs/catalogue.schema.json", async () => {
    const written = `${JSON.stringify(catalogueSchema(), null, 2)}\n`;
    await expect(written, renew).toMatchFileSnapshot(path("catalogue.schema.json"));
  });

  it("names no kind like a setting", () => {
    expect(kinds.filter(({ name }) => settingTable.has(name))).toEqual([]);
  });

  it.each(kinds)("$name: its examples fit the schema, and others do not", ({ name, fields }) => {
    const example = Object.fromEntries(
      Object.entries(fields).map(([field, { example: text, schema }]) => {
        const types = [schema.type].flat();
        if (types.includes("array")) return [field, text.split("|")];
        if (types.includes("boolean")) return [field, text === "yes"];
        return [field, types[0] === "integer" || types[0] === "number" ? Number.parseFloat(text) : text];
      }),
    );
    expect([validate({ $schema: "./x.json", [name]: [example] }), validate.errors]).toEqual([true, null]);
    expect(validate({ [name]: [{ ...example, unheard_of: 1 }] })).toBe(false);
    expect(validate({ [name]: [{}] })).toBe(false);
  });

  it("fits the settings of the example", async () => {
    const file = new URL("../../server/example-shop/shop.json", import.meta.url);
    expect([validate(JSON.parse(await readFile(file, "utf8"))), validate.errors]).toEqual([true, null]);
    expect(validate({ business_name: 3 })).toBe(false);
    expect(validate({ business_name: { en: "Mill", ar: "طاحونة" }, unheard_of: 1 })).toBe(false);
  });
});
