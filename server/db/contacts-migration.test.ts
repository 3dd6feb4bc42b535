import { sql } from "drizzle-orm";
import { afterAll, describe, expect, it } from "vitest";
import { findDoubles } from "../services/customers/doubles";
import { embeddedProgram } from "../testing/embedded-program";
import { openEmbedded } from "./connection";
import { migrate, readMigrations } from "./migrate";
import { rowsOf } from "./rows";

const connection = await openEmbedded({ program: await embeddedProgram() });
const { database } = connection;
afterAll(() => connection.close());

/** Numbers stored in a German shop, before and after; two that become one number stay as they were. */
const phones: [before: string, after: string][] = [
  ["+4915123456781", "+4915123456781"],
  ["+015123456782", "+4915123456782"],
  ["+004915123456783", "+4915123456783"],
  ["+49015123456784", "+4915123456784"],
  ["+03030123456", "+493030123456"],
  ["+00966501234567", "+966501234567"],
  ["+966501234568", "+966501234568"],
  ["+9660501234569", "+966501234569"],
  ["+12025550123", "+12025550123"],
  ["+0012025550124", "+12025550124"],
  ["+442079460018", "+442079460018"],
  ["+4402079460019", "+442079460019"],
  ["+390669821234", "+390669821234"],
  ["+15550123456", "+15550123456"],
  ["+01234", "+01234"],
  ["+501234567", "+501234567"],
  ["+4915123456790", "+4915123456790"],
  ["+015123456790", "+015123456790"],
  ["+015123456791", "+015123456791"],
  ["+49015123456791", "+49015123456791"],
];
const emails: [before: string, after: string][] = [
  ["ada@example.test", "ada@example.test"],
  ["ada\u200b@example.org", "ada@example.org"],
  ["bo@straße.test", "bo@xn--strae-oqa.test"],
  ["cy@strasse.test", "cy@strasse.test"],
  ["jose\u0301@example.test", "josé@example.test"],
  ["\u202addi@example.test\u202c", "ddi@example.test"],
  ["eve@example.test", "eve@example.test"],
  ["eve\u200b@example.test", "eve\u200b@example.test"],
  ["fay@cafe\u0301.test", "fay@cafe\u0301.test"],
  ["fay@café.test", "fay@café.test"],
];
const emailOf = (index: number) => emails[index]?.[0] ?? `other${index}@example.test`;

describe("a database from before phone numbers and mailboxes had one form", () => {
  it("has them in it, loses nobody, and leaves two that become one as they are", async () => {
    await migrate(
      database,
      async (tx, text) => {
        await connection.executeSqlIn(tx)(text);
      },
      readMigrations().filter(({ name }) => name < "0045"),
    );
    await database.execute(sql`insert into settings (key, value) values ('country', '"DE"')`);
    for (const [index, [phone]] of phones.entries())
      await database.execute(sql`
        insert into customers (first_name, referral_code, phone, email)
        values (${`Person ${index}`}, ${`R${index}`}, ${phone}, ${emailOf(index)})`);
    await database.execute(sql`
      insert into addresses (customer_id, type, address, contact_name, contact_number, contact_email, place, zone_ids)
      select id, 'home', '1 Quay', first_name, phone, email, point(1, 2), '[]' from customers`);
    expect(await connection.migrate()).toContain("0045_contacts_in_one_form.sql");

    const now = rowsOf<{ phone: string; email: string; number: string }>(
      await database.execute(sql`
        select c.phone, c.email, a.contact_number as number, a.contact_email as mailbox
        from customers c join addresses a on a.customer_id = c.id order by c.id`),
    );
    expect(now.map(({ phone }) => phone)).toEqual(phones.map(([, after]) => after));
    expect(now.slice(0, emails.length).map(({ email }) => email)).toEqual(emails.map(([, after]) => after));
    // An address is nobody's account: its number is one that can be called.
    expect(now.slice(16).map(({ number }) => number)).toEqual([
      "+4915123456790",
      "+4915123456790",
      "+4915123456791",
      "+4915123456791",
    ]);
  });

  it("tells the operator of them", async () => {
    const { shared, unreadable } = await findDoubles({ database });
    const told = shared.map(({ medium, contact, accounts }) => [
      medium,
      contact,
      ...accounts.map((account) => account[medium]),
    ]);
    expect(told).toHaveLength(4);
    expect(told).toEqual(
      expect.arrayContaining([
        ["phone", "+4915123456790", "+4915123456790", "+015123456790"],
        ["phone", "+4915123456791", "+015123456791", "+49015123456791"],
        ["email", "eve@example.test", "eve@example.test", "eve\u200b@example.test"],
        ["email", "fay@xn--caf-dma.test", "fay@cafe\u0301.test", "fay@café.test"],
      ]),
    );
    expect(unreadable.map(({ phone }) => phone)).toEqual(["+15550123456", "+01234", "+501234567"]);
  });

  it("is not changed by a second start", async () => {
    expect(await connection.migrate()).toEqual([]);
  });
});
