import { describe, expect, it } from "vitest";
import { failure, same, testApi } from "../../../tests/fixtures/test-api";
import { isMissing } from "./api-error";
import { get } from "./client";

const api = testApi();
const read = () => failure(get({ path: "/stores/latest", authenticated: false, normalise: same }));

describe.each([404, 403])("a read that fails with %i", (status) => {
  it("is of something that does not exist where the shop says so", async () => {
    api.json(status, { errors: [{ code: "not_found", message: "Gone" }] });
    expect(isMissing(await read())).toBe(true);
  });

  it("says nothing of what the shop has where a page comes in place of the shop's response", async () => {
    api.respond = (_, response) => {
      response.writeHead(status, { "Content-Type": "text/html" });
      response.end("<h1>Forbidden</h1>");
    };
    expect(isMissing(await read())).toBe(false);
  });
});
