import { eq } from "drizzle-orm";
import { afterAll, describe, expect, it } from "vitest";
import { orders } from "../../db/schema";
import { createGuest } from "../../services/auth/guests";
import { advanceOrder } from "../../services/orders/advance-order";
import { present } from "../../testing/present";
import { openShopServer } from "../../testing/shop-server";
import { newCustomer, newGuest, type Shopper } from "../../testing/shoppers";

const { server, orderSoup, readOrders, readCourier } = await openShopServer();
afterAll(() => server.close());

describe("tracking as a guest", () => {
  it("needs the order's phone number or e-mail address and any valid guest id", async () => {
    const id = await orderSoup(await newGuest(server));
    const other = await newGuest(server);
    const track = (contact: string | undefined, who: Shopper = other, order = id) =>
      server.call("GET", "/customer/order/track", {
        ...who,
        query: { order_id: order, ...(contact === undefined ? {} : { contact_number: contact }) },
      });
    for (const contact of ["+12025553456", "12025553456", "1 202 555 3456", "GRACE@shop.test"]) {
      expect((await track(contact)).body.id).toBe(id);
    }
    expect((await track(undefined)).errors[0]?.code).toBe("contact_number");
    const wrong = await track("+12025559999");
    const unknown = await track("+12025553456", other, 12_345_678);
    const noise = await track("' or 1=1 --");
    expect([wrong.status, wrong.errors[0]?.code]).toEqual([404, "order"]);
    expect([unknown.status, unknown.body]).toEqual([404, wrong.body]);
    expect(noise.body).toEqual(wrong.body);
    expect((await track("+12025553456", { guest: 4242 })).status).toBe(401);
    expect(JSON.stringify((await track("+12025553456")).body)).not.toContain("guest_id");
  });

  it("is slowed down for those who guess", async () => {
    const id = await orderSoup(await newGuest(server));
    const other = await newGuest(server);
    const statuses = new Set<number>();
    for (let index = 0; index < 25; index += 1) {
      const query = { order_id: id, contact_number: `+1202211${String(index).padStart(4, "0")}` };
      statuses.add((await server.call("GET", "/customer/order/track", { ...other, query })).status);
    }
    expect([...statuses]).toEqual([404, 429]);
    server.clock.advance(601_000);
    const later = { order_id: id, contact_number: "+12025553456" };
    expect((await server.call("GET", "/customer/order/track", { ...other, query: later })).status).toBe(200);
    server.clock.release();
  });
});

describe("other callers", () => {
  it("get nothing of a customer's order, address, wishlist or courier", async () => {
    const owner = await newCustomer(server);
    const id = await orderSoup(owner);
    await advanceOrder(server.context, id);
    expect((await readCourier(owner, id)).status).toBe(200);
    const address = {
      address_type: "home",
      address: "7 Quay Street",
      contact_person_name: "Grace",
      contact_person_number: "+12025553456",
      latitude: "0.06",
      longitude: "0.06",
    };
    await server.call("POST", "/customer/address/add", { token: owner.token, body: address });
    const owned = await server.call("GET", "/customer/address/list", { token: owner.token });
    const addressId = present(owned.body.addresses[0]).id;
    const other = await newCustomer(server);
    for (const who of [{ token: other.token }, await newGuest(server), {}]) {
      const statuses = [
        (await readCourier(who, id)).status,
        (await server.call("GET", "/customer/order/details", { ...who, query: { order_id: id } })).status,
        (await server.call("PUT", "/customer/order/payment-method", { ...who, body: { order_id: id } }))
          .status,
        (await server.call("PUT", "/customer/order/cancel", { ...who, body: { order_id: id, reason: "x" } }))
          .status,
        (await server.call("GET", "/customer/order/track", { ...who, query: { order_id: id } })).status,
        (await server.call("PUT", `/customer/address/update/${addressId}`, { ...who, body: address })).status,
        (
          await server.call("DELETE", "/customer/address/delete", {
            ...who,
            query: { address_id: addressId },
          })
        ).status,
      ];
      expect(statuses.every((status) => [401, 403, 404].includes(status))).toBe(true);
    }
    expect(
      (await server.call("GET", "/customer/address/list", { token: other.token })).body.addresses,
    ).toEqual([]);
    expect((await server.call("GET", "/customer/address/list", { token: owner.token })).body.total_size).toBe(
      1,
    );
    const [row] = await server.context.database.select().from(orders).where(eq(orders.id, id));
    expect(row?.status).toBe("confirmed");
  });

  it("who walk through guest ids are stopped", async () => {
    const { guest } = await newGuest(server);
    await orderSoup({ guest });
    const statuses = new Set<number>();
    for (let step = 1; step <= 130; step += 1) {
      const query = { limit: 10, offset: 1, guest_id: guest + step };
      statuses.add((await server.call("GET", "/customer/order/list", { query })).status);
    }
    expect([...statuses].sort()).toEqual([401, 429]);
    // Shoppers known at that address go on shopping.
    expect((await readOrders({ guest }, "running-orders")).total_size).toBe(1);
    const unseen = { guest: await createGuest(server.context.database, null, new Date()) };
    expect(
      (await server.call("GET", "/customer/order/list", { ...unseen, query: { limit: 10, offset: 1 } }))
        .status,
    ).toBe(429);
    server.clock.advance(601_000);
    expect((await readOrders({ guest }, "running-orders")).total_size).toBe(1);
    server.clock.release();
  });
});
