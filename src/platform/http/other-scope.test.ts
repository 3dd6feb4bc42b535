import { beforeEach, describe, expect, it } from "vitest";
import { same, testApi } from "../../../tests/fixtures/test-api";
import { get } from "./client";

const api = testApi();
beforeEach(() => {
  api.values = { zoneId: "[2,1]", moduleId: 3, language: "ar" };
});
const ask = () => get({ path: "/stores/latest", normalise: same });

describe("a response that says which zone, module and language it is", () => {
  it.each(["[1],3,ar", "[2,1],4,ar", "[2,1],3,en", ",3,ar"])(
    "is a failed call where it is %s",
    async (scope) => {
      api.json(200, { stores: [] }, { "X-Shop-Scope": scope });
      await expect(ask()).rejects.toMatchObject({ kind: "unusable" });
      expect(api.outcomes.at(-1)?.kind).toBe("unusable");
    },
  );

  it("is taken where it is what was asked for", async () => {
    api.json(200, { stores: [] }, { "X-Shop-Scope": "[2,1],3,ar" });
    expect((await ask()).data).toEqual({ stores: [] });
  });

  it("need not say so", async () => {
    api.json(200, { stores: [] });
    expect((await ask()).data).toEqual({ stores: [] });
  });

  it("is empty for what was not sent", async () => {
    api.values = { language: "ar" };
    api.json(200, { stores: [] }, { "X-Shop-Scope": ",,ar" });
    expect((await ask()).data).toEqual({ stores: [] });
  });
});
