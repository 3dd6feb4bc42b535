/** Brings phone numbers and mailboxes that were stored as they were typed to their canonical forms, once. */
import { domainToASCII } from "node:url";
import { type SQL, sql } from "drizzle-orm";
import { mailboxOf } from "@/domain/email";
import { readStoredPhone } from "@/domain/phone-number";
import { phoneLibrary } from "../core/phone-library";
import type { Transaction } from "./database";
import { rowsOf } from "./rows";

interface StoredContacts {
  table: string;
  kind: "phone" | "email";
  /** The contact of a row. */
  value: SQL;
  /** Sets it to `after`. */
  set: SQL;
  /** Whether the column is unique. */
  isUnique?: boolean;
}

const column = (
  table: string,
  kind: StoredContacts["kind"],
  name: string,
  isUnique = false,
): StoredContacts => ({
  table,
  kind,
  value: sql.identifier(name) as unknown as SQL,
  set: sql`${sql.identifier(name)} = after`,
  isUnique,
});

const field = (kind: StoredContacts["kind"], object: "address" | "receiver"): StoredContacts => {
  const name = kind === "phone" ? "contact_person_number" : "contact_person_email";
  const whole = sql.identifier(object);
  return {
    table: "orders",
    kind,
    value: sql`${whole} ->> ${sql.raw(`'${name}'`)}`,
    set: sql`${whole} = jsonb_set(${whole}, ${sql.raw(`'{${name}}'`)}, to_jsonb(after))`,
  };
};

const everywhere: readonly StoredContacts[] = [
  column("customers", "phone", "phone", true),
  column("customers", "email", "email", true),
  column("applications", "phone", "phone", true),
  column("applications", "email", "email", true),
  column("newsletter_subscribers", "email", "email", true),
  column("couriers", "phone", "phone"),
  column("couriers", "email", "email"),
  column("addresses", "phone", "contact_number"),
  column("addresses", "email", "contact_email"),
  field("phone", "address"),
  field("phone", "receiver"),
  field("email", "address"),
  field("email", "receiver"),
];

/** Rows of one statement. */
const batch = 1_000;

/** Where numbers without a country code belong; the shop's default where nothing was set. */
async function countryOf(tx: Transaction): Promise<string> {
  const [row] = rowsOf<{ country: unknown }>(
    await tx.execute(sql`select value #>> '{}' as country from settings where key = 'country'`),
  );
  return typeof row?.country === "string" ? row.country : "US";
}

/** Changes to make in one table. Two rows that would get the same contact stay as they are: only the operator can tell whose it is. */
function changesOf(
  values: readonly string[],
  read: (value: string) => string | null,
  isUnique: boolean,
): { before: string; after: string }[] {
  const owners = new Map<string, number>();
  const forms = values.map((before) => ({ before, after: read(before) ?? before }));
  for (const { after } of forms) owners.set(after, (owners.get(after) ?? 0) + 1);
  return forms.filter(({ before, after }) => before !== after && (!isUnique || owners.get(after) === 1));
}

/** Numbers that exist in no plan and texts that are no mailbox stay as they are; nothing is deleted or merged. */
export async function contactsInOneForm(tx: Transaction): Promise<void> {
  const country = await countryOf(tx);
  const read = {
    phone: (value: string) => readStoredPhone(value, phoneLibrary, country),
    email: (value: string) => mailboxOf(value, domainToASCII),
  };
  await tx.execute(sql`create temporary table contact_forms (before text primary key, after text not null)`);
  for (const { table, kind, value, set, isUnique = false } of everywhere) {
    const rows = rowsOf<{ value: string }>(
      await tx.execute(
        sql`select distinct ${value} as value from ${sql.identifier(table)} where ${value} <> '' order by 1`,
      ),
    );
    const changes = changesOf(
      rows.map((row) => row.value),
      read[kind],
      isUnique,
    );
    for (let start = 0; start < changes.length; start += batch) {
      const part = JSON.stringify(changes.slice(start, start + batch));
      await tx.execute(
        sql`insert into contact_forms
          select before, after from jsonb_to_recordset(${part}::jsonb) as part (before text, after text)`,
      );
    }
    if (changes.length > 0)
      await tx.execute(
        sql`update ${sql.identifier(table)} set ${set} from contact_forms where ${value} = before`,
      );
    await tx.execute(sql`delete from contact_forms`);
  }
  await tx.execute(sql`drop table contact_forms`);
}
