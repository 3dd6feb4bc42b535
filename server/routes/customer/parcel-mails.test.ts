import { afterAll, describe, expect, it } from "vitest";
import { defaultDetourFactor, estimatedRoadMeters } from "@/domain/distance";
import { addParcelModule, otherPlace, parcel, sendParcel } from "../../testing/parcels";
import { openShopServer } from "../../testing/shop-server";
import { newCustomer } from "../../testing/shoppers";

const { server, shop } = await openShopServer();
const module = await addParcelModule(server, shop);
afterAll(() => server.close());

const kilometers = estimatedRoadMeters(shop.inside, otherPlace, defaultDetourFactor) / 1000;
/** Kilometres by the category's price and the vehicle's extra for this way. */
const delivery = Math.round(kilometers * 200) / 100 + 1.5;

async function mailedRows(language: "en" | "ar", first: string): Promise<string[]> {
  const customer = await newCustomer(server);
  await server.runJobs();
  server.mails.length = 0;
  const receiver = { contact_person_name: "Visit http://evil.test now", floor: null };
  await sendParcel(server, shop, module, { ...customer, language } as typeof customer, {
    ...parcel(shop, { dm_tips: 1.5 }, receiver),
  });
  await server.runJobs();
  const text = server.mails.find(({ to }) => to === customer.email)?.text ?? "";
  return text.slice(text.indexOf(first)).split("\n\n")[0]?.split("\n") ?? [];
}

describe("the mail of a parcel", () => {
  it("names its kind, its way, who sends and who gets it, and every amount", async () =>
    expect(await mailedRows("en", "Parcel: ")).toEqual([
      "Parcel: Documents",
      `Distance: ${kilometers.toFixed(1)} km`,
      "Sender: Grace Hopper, (202) 555-3456, 7 Quay Street",
      // No stranger's link reaches a mailbox.
      "Receiver: Visit evil test now, (202) 555-7654, 1 Bletchley Road",
      `Delivery fee: $${delivery.toFixed(2)}`,
      "Tip: $1.50",
      "Service charge: $0.50",
      `Total: $${(delivery + 2).toFixed(2)}`,
    ]));

  it("isolates names, numbers and streets in Arabic", async () =>
    expect((await mailedRows("ar", "\u2068طرد")).slice(0, 4)).toEqual([
      "\u2068طرد\u2069: \u2068مستندات\u2069",
      `\u2068المسافة\u2069: \u2068${kilometers.toFixed(1)} كم\u2069`,
      "\u2068المرسل\u2069: \u2068\u2068Grace Hopper\u2069، \u2068(202) 555-3456\u2069، \u20687 Quay Street\u2069\u2069",
      "\u2068المستلم\u2069: \u2068\u2068Visit evil test now\u2069، \u2068(202) 555-7654\u2069، \u20681 Bletchley Road\u2069\u2069",
    ]));
});
