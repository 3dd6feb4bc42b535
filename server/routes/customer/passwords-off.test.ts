import { afterAll, describe, expect, it } from "vitest";
import { configDefaults } from "../../services/settings/config-defaults";
import { openShopServer } from "../../testing/shop-server";
import { newCustomer, place, plain, shopperPassword } from "../../testing/shoppers";

const { server, shop, guestWithCart, withSetting, countOrders } = await openShopServer();
afterAll(() => server.close());

const ways = configDefaults.centralize_login;
const withoutPasswords = (work: () => Promise<void>) =>
  withSetting("centralize_login", { ...ways, manual_login_status: 0, otp_login_status: 1 }, ways, work);
const newPerson = {
  name: "Ada",
  phone: "+12028889071",
  email: "lovelace@shop.test",
  password: shopperPassword,
};

describe("with passwords off", () => {
  it("signing in by one is refused, right or wrong, in the caller's language", async () => {
    const { email } = await newCustomer(server);
    await withoutPasswords(async () => {
      for (const password of [shopperPassword, "wrong-password"]) {
        const refused = await server.call("POST", "/auth/login", {
          body: { login_type: "manual", email_or_phone: email, password, field_type: "email" },
        });
        expect(refused.status).toBe(403);
        expect(refused.errors).toEqual([
          { code: "login_type", message: "Signing in and signing up with a password are not available." },
        ]);
      }
      const arabic = await server.call("POST", "/auth/login", {
        body: { login_type: "manual", email_or_phone: email, password: shopperPassword },
        language: "ar",
      });
      expect(arabic.errors[0]?.message).toContain("بكلمة مرور");
    });
    const allowed = await server.call("POST", "/auth/login", {
      body: { login_type: "manual", email_or_phone: email, password: shopperPassword },
    });
    expect(allowed.status).toBe(200);
  });

  it("signing up by one is refused and makes no account", async () => {
    await withoutPasswords(async () => {
      const refused = await server.call("POST", "/auth/sign-up", { body: newPerson });
      expect([refused.status, refused.errors[0]?.code]).toEqual([403, "login_type"]);
    });
    const allowed = await server.call("POST", "/auth/sign-up", { body: newPerson });
    expect(allowed.errors).toEqual([]);
  });

  it("an order that would make an account is refused, and one without is placed", async () => {
    const guest = await guestWithCart(plain(shop.soup));
    await withoutPasswords(async () => {
      const before = await countOrders();
      const account = {
        create_new_user: 1,
        password: shopperPassword,
        contact_person_email: "new@shop.test",
      };
      const refused = await place(server, shop, guest, account);
      expect([refused.status, refused.errors[0]?.code]).toEqual([403, "login_type"]);
      expect(await countOrders()).toBe(before);
      expect((await place(server, shop, guest)).status).toBe(200);
    });
  });

  it("codes still sign in", async () => {
    const { phone } = await newCustomer(server);
    await withoutPasswords(async () => {
      const asked = await server.call("POST", "/auth/login", { body: { login_type: "otp", phone } });
      expect(asked.status).toBe(200);
    });
  });
});
