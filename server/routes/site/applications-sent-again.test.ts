/** Applications whose answer was lost on the way: they are sent again. */
import { count, eq } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, describe, expect, it } from "vitest";
import { applications } from "../../db/schema";
import { writeSetting } from "../../services/settings/settings";
import { sendForm } from "../../testing/form-call";
import { openPlanShop } from "../../testing/plan-shop";

const { server, paid, free, begin, choose, fieldsOf, ops, pay, rowOf, send } = await openPlanShop();
const { database } = server.context;
await writeSetting(database, "toggle_dm_registration", true);
afterAll(() => server.close());

const plan = { business_plan: "subscription", package_id: paid };
const namedBy = ({ body }: Awaited<ReturnType<typeof send>>) => ({
  store_id: Number(body.store_id),
  application_key: String(body.application_key),
});
const countOf = async ({ phone }: { phone: string }) =>
  (await database.select({ rows: count() }).from(applications).where(eq(applications.phone, phone)))[0]?.rows;

describe("an application that is sent again", () => {
  it("stays one, and its package can be paid with the new answer", async () => {
    const fields = fieldsOf(plan);
    const lost = namedBy(await send(fields));
    const again = await send(fields);
    expect(again).toMatchObject({ status: 200, body: { type: "subscription", package_id: paid } });
    const applicant = namedBy(again);
    expect(applicant.store_id).toBe(lost.store_id);
    expect(await countOf(fields)).toBe(1);
    await pay((await begin(applicant)).body.redirect_link);
    expect((await rowOf(applicant)).planState).toBe("paid");
    // The lost answer opens nothing any more.
    expect((await choose(lost)).status).toBe(404);
    await ops("applications", "approve", String(applicant.store_id));
  });

  it("takes the plan that is asked for now, unless the first is paid or being paid", async () => {
    const fields = fieldsOf();
    expect((await send(fields)).body).toMatchObject({ type: "commission" });
    const applicant = namedBy(await send({ ...fields, ...plan }));
    expect(await rowOf(applicant)).toMatchObject({ plan: "subscription", planState: "unpaid" });
    const { redirect_link } = (await begin(applicant)).body;
    const whilePaying = await send({ ...fields, ...plan, package_id: free });
    expect(whilePaying.body).toMatchObject({ package_id: paid });
    await pay(redirect_link);
    const afterwards = await send(fields);
    expect(afterwards.body).toMatchObject({ type: "subscription", package_id: paid });
    expect((await choose(namedBy(afterwards))).body).toMatchObject({ payment_state: "paid" });
  });

  it("is somebody else's with another password, address or phone number, however often it is tried", async () => {
    const fields = fieldsOf(plan);
    const applicant = namedBy(await send(fields));
    const other = fieldsOf();
    expect(await send({ ...fields, email: other.email })).toMatchObject({ status: 403, code: "phone" });
    expect(await send({ ...fields, phone: other.phone })).toMatchObject({ status: 403, code: "email" });
    for (let tried = 0; tried < 10; tried += 1)
      expect(await send({ ...fields, password: `Harbour-${tried + 10}` })).toMatchObject({
        status: 403,
        code: "phone",
      });
    expect((await send({ ...fields, password: "Harbour-99" })).status).toBe(429);
    expect((await choose(applicant)).status).toBe(200);
  });

  it("and comes twice at the same moment, is one, and both are answered", async () => {
    const fields = fieldsOf(plan);
    const answers = await Promise.all([send(fields), send(fields), send(fields)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map((answer) => namedBy(answer).store_id)).size).toBe(1);
    expect(await countOf(fields)).toBe(1);
    const opened = await Promise.all(answers.map(async (answer) => (await choose(namedBy(answer))).status));
    expect(opened.filter((status) => status === 200)).toHaveLength(1);
  });

  it("at the same moment with another password is somebody else's", async () => {
    const fields = fieldsOf();
    const answers = await Promise.all([send(fields), send({ ...fields, password: "Harbour-8" })]);
    expect(answers.map(({ status, code }) => [status, code]).sort()).toEqual([
      [200, undefined],
      [403, "phone"],
    ]);
    expect(await countOf(fields)).toBe(1);
  });
});

const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: "#2a6" } })
  .png()
  .toBuffer();

describe("an application of a delivery person that is sent again", () => {
  const courier = async () => {
    const { f_name, password, phone, email, zone_id } = fieldsOf();
    const [vehicle] = (await server.call("GET", "/get-vehicles", {})).body;
    const identity = { identity_type: "passport", identity_number: "X1" };
    return { f_name, password, phone, email, zone_id, ...identity, vehicle_id: vehicle?.id, earning: 1 };
  };
  const apply = (fields: object) =>
    sendForm(server, "/auth/delivery-man/store", { ...fields }, { identity_image: [{ bytes }, { bytes }] });
  const filesOf = async ({ phone }: { phone: string }) =>
    (
      await database
        .select({ files: applications.files })
        .from(applications)
        .where(eq(applications.phone, phone))
    ).map(({ files }) => files.identity_image?.length);

  it("because its answer was lost, stays one, with the papers of the first", async () => {
    const fields = await courier();
    const first = await apply(fields);
    expect(await apply(fields)).toEqual(first);
    expect(first.status).toBe(200);
    expect(await filesOf(fields)).toEqual([2]);
    expect(await apply({ ...fields, password: "Harbour-8" })).toMatchObject({ status: 403, code: "phone" });
  });

  it("at the same moment, is one, and both are answered", async () => {
    const fields = await courier();
    const answers = await Promise.all([apply(fields), apply(fields)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await filesOf(fields)).toEqual([2]);
  });
});
