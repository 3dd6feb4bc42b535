import { afterAll, describe, expect, it } from "vitest";
import { writeSetting } from "../../services/settings/settings";
import { openTestServer } from "../../testing/test-server";

const server = await openTestServer();
afterAll(() => server.close());

describe("the shop's own number", () => {
  it.each([
    ["DE", "+4915123456789", "01512 3456789"],
    ["US", "+12125550100", "(212) 555-0100"],
    ["SA", "+966501234567", "050 123 4567"],
    ["SA", "+12125550100", "+1 212 555 0100"],
    // A text that is no number stays as the operator wrote it.
    ["DE", "ask at the counter", "ask at the counter"],
    ["DE", "", ""],
  ])("in %s, %s is written %s", async (country, phone, written) => {
    await writeSetting(server.context.database, "country", country);
    await writeSetting(server.context.database, "phone", phone);
    const { body } = await server.call("GET", "/config", {});
    expect(body).toMatchObject({ phone, phone_text: written });
  });
});
