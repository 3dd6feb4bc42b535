import { afterAll, describe, expect, it } from "vitest";
import { login, person } from "../../testing/people";
import { openShopServer } from "../../testing/shop-server";

const { server } = await openShopServer();
afterAll(() => server.close());

const firefox = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:127.0) Gecko/20100101 Firefox/127.0";
const devicesOf = (token: string) => server.call("GET", "/customer/devices", { token });
const tokenOf = async (response: Promise<{ body: { token: string | null } }>) =>
  (await response).body.token ?? "";

/** A customer who is signed in twice. */
async function signedInTwice() {
  const who = person();
  const first = await tokenOf(server.call("POST", "/auth/sign-up", { body: who }));
  server.clock.advance(60_000);
  const body = {
    login_type: "manual",
    email_or_phone: who.email,
    password: who.password,
    field_type: "email",
  };
  const headers = { "user-agent": firefox };
  const second = await tokenOf(server.call("POST", "/auth/login", { body, headers }));
  return { who, first, second };
}

describe("the devices of a customer", () => {
  it("are one for each login, this one first, with its name and nothing secret", async () => {
    const { second } = await signedInTwice();
    const { body } = await devicesOf(second);
    expect(body).toMatchObject([
      { name: "Firefox, Mac", is_current: true },
      { name: "", is_current: false },
    ]);
    expect(Object.keys(body[0] ?? {}).sort()).toEqual([
      "id",
      "is_current",
      "last_seen_at",
      "name",
      "signed_in_at",
    ]);
    server.clock.release();
  });

  it("are signed out one by one", async () => {
    const { first, second } = await signedInTwice();
    const other = (await devicesOf(second)).body.find((device) => !device.is_current);
    const path = `/customer/devices/${other?.id}` as "/customer/devices/{id}";
    expect((await server.call("DELETE", path, { token: second })).status).toBe(200);
    expect((await devicesOf(first)).status).toBe(401);
    expect((await devicesOf(second)).body).toHaveLength(1);
    expect((await server.call("DELETE", path, { token: second })).status).toBe(404);
    server.clock.release();
  });

  it("are signed out by nobody else", async () => {
    const { first } = await signedInTwice();
    const [mine] = (await devicesOf(first)).body;
    const stranger = await tokenOf(server.call("POST", "/auth/sign-up", { body: person() }));
    const path = `/customer/devices/${mine?.id}` as "/customer/devices/{id}";
    expect((await server.call("DELETE", path, { token: stranger })).status).toBe(404);
    expect((await devicesOf(first)).status).toBe(200);
    server.clock.release();
  });

  it("are all signed out but this one", async () => {
    const { who, first, second } = await signedInTwice();
    const third = await tokenOf(login(server, who.email, who.password));
    expect((await server.call("DELETE", "/customer/devices", { token: second })).status).toBe(200);
    expect((await devicesOf(first)).status).toBe(401);
    expect((await devicesOf(third)).status).toBe(401);
    expect((await devicesOf(second)).body).toHaveLength(1);
    server.clock.release();
  });

  it("are nobody's without a login", async () => {
    expect((await server.call("GET", "/customer/devices")).status).toBe(401);
    expect((await server.call("DELETE", "/customer/devices")).status).toBe(401);
  });
});
