import { eq } from "drizzle-orm";
import { afterAll, expect, it } from "vitest";
import { items } from "../../db/schema";
import { autopilotJob } from "../../jobs/order-autopilot";
import { openPrescriptionCalls } from "../../testing/prescriptions";
import { openShopServer } from "../../testing/shop-server";
import { newGuest } from "../../testing/shoppers";

const open = await openShopServer({ demoAutopilot: true });
const { server, shop, trackOrder } = open;
const { order, agree } = await openPrescriptionCalls(open);
afterAll(() => server.close());

it("in the demo a prescription gets its price by itself, waits for its shopper, and then goes on", async () => {
  await server.context.database
    .update(items)
    .set({ prescriptionRequired: true })
    .where(eq(items.id, shop.rice));
  const guest = await newGuest(server);
  const id = await order(guest);
  const step = () => autopilotJob.run(server.context, { orderId: id, status: "pending" });
  await step();
  const priced = await trackOrder(guest, id);
  // 3.99, tax 0.20, delivery 2.50, charge 0.50, tip 1.00.
  expect([priced.prescription_state, priced.order_amount]).toEqual(["priced", 8.19]);
  await step();
  expect((await trackOrder(guest, id)).order_status).toBe("pending");
  expect((await agree(guest, id, 8.19)).status).toBe(200);
  await step();
  expect((await trackOrder(guest, id)).order_status).toBe("confirmed");
});
