/** A shop that sells packages to stores: what applicants and the bank do. Payments are the sandbox's. */
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { applications, payments } from "../db/schema";
import { writeSetting } from "../services/settings/settings";
import type { Method } from "./call-types";
import { sendForm } from "./form-call";
import { textOfCommand } from "./operator";
import { present } from "./present";
import { openShopServer, type ShopServer } from "./shop-server";

/** An applicant's contacts and password. */
export interface Applicant {
  store_id: number;
  application_key: string;
}

export const planCallback = "http://localhost:8080/store-registration";
const host = { host: "localhost:8080" };
const pathOf = (address: string) => new URL(address).pathname + new URL(address).search;

/** Opens the shop with a package that costs something and one that costs nothing. The test file closes its server. */
export async function openPlanShop() {
  const opened: ShopServer = await openShopServer({ paymentSandbox: true });
  const { server, shop } = opened;
  const { database } = server.context;
  let applicants = 0;
  /** Each call comes from a network address of its own: their limit is no part of these stories. */
  let callers = 0;

  const ops = textOfCommand(server.context);
  for (const [key, value] of Object.entries({
    toggle_store_registration: true,
    subscription_business_model: 1,
    digital_payment: true,
  }))
    await writeSetting(database, key, value);
  const idOf = (line: string) => Number(/Package (\d+)/.exec(line)?.[1]);
  const paid = idOf(await ops("packages", "add", "Starter", "19.50", "30", "100", "50"));
  const free = idOf(await ops("packages", "add", "Gift", "0", "7"));
  const logo = await sharp({ create: { width: 8, height: 8, channels: 3, background: "#2a6" } })
    .png()
    .toBuffer();

  const call = (method: Method, path: Parameters<typeof server.call>[1], body?: object) => {
    callers += 1;
    const options = { ...(body ? { body } : {}), headers: host, address: `203.0.113.${callers}` };
    return server.call(method as never, path as never, options as never) as Promise<{
      status: number;
      // biome-ignore lint/suspicious/noExplicitAny: the bodies of several calls.
      body: any;
    }>;
  };
  /** The fields of another store's application; the owner's contacts are new each time. */
  const fieldsOf = (changes: object = {}) => {
    applicants += 1;
    return {
      f_name: "Ida",
      password: "Harbour-7",
      phone: `+1202444${String(applicants).padStart(4, "0")}`,
      email: `plan${applicants}@shop.test`,
      zone_id: shop.zone,
      latitude: 0.06,
      longitude: 0.06,
      module_id: shop.food,
      minimum_delivery_time: 20,
      maximum_delivery_time: 40,
      delivery_time_type: "min",
      translations: [
        { locale: "en", key: "name", value: "Ida's Bakery" },
        { locale: "en", key: "address", value: "7 Quay Street" },
      ],
      ...changes,
    };
  };
  const send = (fields: object) =>
    sendForm(server, "/auth/vendor/register", { ...fields }, { logo: { bytes: logo } });
  const get = (url: string) => server.inject({ method: "GET", url, headers: host });
  const paymentsOf = ({ store_id }: Applicant) =>
    database.select().from(payments).where(eq(payments.applicationId, store_id)).orderBy(payments.createdAt);

  /** Opens the sandbox's page of a payment: what its buttons send. */
  async function openPage(link: string): Promise<(choice: string) => Promise<URL>> {
    const gateway = await get(pathOf(link));
    const page = await get(String(gateway.headers.location));
    const session = present(/name="session" value="([^"]+)"/.exec(page.body)?.[1]);
    return async (choice) => {
      const pressed = await server.inject({
        method: "POST",
        url: "/payment-mobile/sandbox",
        headers: { "content-type": "application/x-www-form-urlencoded" },
        payload: new URLSearchParams({ session, choice, message: "never" }).toString(),
      });
      const back = await get(String(pressed.headers.location));
      return new URL(String(back.headers.location));
    };
  }

  return {
    ...opened,
    paid,
    free,
    ops,
    call,
    fieldsOf,
    send,
    apply: (plan: object = {}) => send(fieldsOf(plan)),
    view: async () => (await call("GET", "/vendor/package-view")).body.packages,
    /** A store that has asked for a package. */
    applied: async (packageId = paid): Promise<Applicant> => {
      const { body } = await send(fieldsOf({ business_plan: "subscription", package_id: packageId }));
      return { store_id: Number(body.store_id), application_key: String(body.application_key) };
    },
    choose: (applicant: Applicant, changes: object = {}) =>
      call("POST", "/vendor/business_plan", {
        ...applicant,
        business_plan: "subscription",
        package_id: paid,
        callback: planCallback,
        ...changes,
      }),
    begin: (applicant: Applicant, changes: object = {}) =>
      call("POST", "/vendor/subscription/payment/api", {
        ...applicant,
        payment_gateway: "sandbox",
        callback: planCallback,
        ...changes,
      }),
    rowOf: async ({ store_id }: Applicant) =>
      present((await database.select().from(applications).where(eq(applications.id, store_id)))[0]),
    paymentsOf,
    statesOf: async (applicant: Applicant) => (await paymentsOf(applicant)).map(({ status }) => status),
    /** Opens a link of the shop without following it. */
    openLink: (link: string) => get(pathOf(link)),
    openPage,
    pay: async (link: string, choice = "pay") => (await openPage(link))(choice),
  };
}
