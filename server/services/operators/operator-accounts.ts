/** People of the board as the shop adds, lists and removes them. */
import { randomBytes } from "node:crypto";
import { asc, eq, inArray, isNotNull } from "drizzle-orm";
import type { OperatorRole } from "@/contract/calls/board-sign-in";
import { cleanName } from "@/domain/written-text";
import type { ServerContext, Transaction } from "../../context";
import { StartError } from "../../core/errors";
import { operatorInvitations, operatorStores, operators, stores } from "../../db/schema";
import { transact } from "../../db/transact";
import { writeAudit } from "../audit/write-audit";
import { tokenHashOf } from "../auth/sessions";
import { canonicalEmail } from "../contacts/contacts";

/** An invitation is good for so long (days). */
export const invitationDays = 7;

export interface NewOperator {
  email: string;
  name: string;
  role: OperatorRole;
  /** Of the role `store`: the slugs of its stores. */
  storeSlugs: readonly string[];
}

/** The mailbox in the form in which it is stored. Throws a StartError. */
function mailboxOf(email: string): string {
  const mailbox = canonicalEmail(email);
  if (mailbox === null) throw new StartError(`${email} is no e-mail address.`);
  return mailbox;
}

/** The ids of stores by their slugs. Throws a StartError that names the unknown ones. */
export async function storesOf(tx: Transaction, slugs: readonly string[]): Promise<number[]> {
  const wanted = [...new Set(slugs)];
  if (wanted.length === 0) return [];
  const found = await tx
    .select({ id: stores.id, slug: stores.slug })
    .from(stores)
    .where(inArray(stores.slug, wanted));
  const missing = wanted.filter((slug) => !found.some((store) => store.slug === slug));
  if (missing.length > 0) throw new StartError(`There is no store ${missing.join(", ")}.`);
  return found.map(({ id }) => id);
}

/** The link of a new invitation, in the place of earlier ones. Its token stands behind #, which no server is sent. */
async function invite(
  tx: Transaction,
  { clock, settings }: Pick<ServerContext, "clock" | "settings">,
  operatorId: number,
): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  await tx.delete(operatorInvitations).where(eq(operatorInvitations.operatorId, operatorId));
  await tx.insert(operatorInvitations).values({
    tokenHash: tokenHashOf(token),
    operatorId,
    expiresAt: new Date(clock.now().getTime() + invitationDays * 86_400_000),
  });
  return `${settings.publicUrl}/board/#invite=${token}`;
}

/** Adds somebody and returns the link with which they choose a password. Throws a StartError with a sentence. */
export function addOperator(context: ServerContext, wanted: NewOperator): Promise<string> {
  const email = mailboxOf(wanted.email);
  const name = cleanName(wanted.name);
  if (name === "") throw new StartError("A name is needed: --name NAME.");
  const { role, storeSlugs } = wanted;
  if (role === "store" && storeSlugs.length === 0)
    throw new StartError("The role store needs the stores: --store SLUG, once for each.");
  if (role !== "store" && storeSlugs.length > 0)
    throw new StartError(`The role ${role} has every store; leave --store out.`);
  const now = context.clock.now();
  return transact(context.database, async (tx) => {
    const storeIds = await storesOf(tx, storeSlugs);
    const [added] = await tx
      .insert(operators)
      .values({ name, email, role, createdAt: now, updatedAt: now })
      .onConflictDoNothing()
      .returning();
    if (!added)
      throw new StartError(`${email} works with the board already; operator invite makes a new link.`);
    if (storeIds.length > 0)
      await tx.insert(operatorStores).values(storeIds.map((storeId) => ({ operatorId: added.id, storeId })));
    await writeAudit(tx, { now, action: "operator_added", after: { email, role, stores: [...storeSlugs] } });
    return invite(tx, context, added.id);
  });
}

const unknown = (email: string) => new StartError(`Nobody with ${email} works with the board.`);

/** A new link for somebody; the password that they have stays until it is used. Throws a StartError. */
export function inviteOperator(context: ServerContext, typed: string): Promise<string> {
  const email = mailboxOf(typed);
  return transact(context.database, async (tx) => {
    const [found] = await tx.select().from(operators).where(eq(operators.email, email)).for("update");
    if (!found) throw unknown(email);
    await writeAudit(tx, { now: context.clock.now(), action: "operator_invited", after: { email } });
    return invite(tx, context, found.id);
  });
}

/** Removes somebody with their logins and links; what they did stays in the audit log. Throws a StartError. */
export function removeOperator(context: ServerContext, typed: string): Promise<void> {
  const email = mailboxOf(typed);
  return transact(context.database, async (tx) => {
    const [removed] = await tx.delete(operators).where(eq(operators.email, email)).returning();
    if (!removed) throw unknown(email);
    const { role } = removed;
    await writeAudit(tx, { now: context.clock.now(), action: "operator_removed", before: { email, role } });
  });
}

/** Somebody as the list shows them. */
export interface ListedOperator {
  email: string;
  name: string;
  role: OperatorRole;
  stores: string[];
  /** Has chosen a password. */
  isActive: boolean;
}

/** Everybody who works with the board, by their mailbox. */
export async function listOperators({ database }: ServerContext): Promise<ListedOperator[]> {
  const rows = await database
    .select()
    .from(operators)
    .where(isNotNull(operators.email))
    .orderBy(asc(operators.email));
  const named = await database
    .select({ operatorId: operatorStores.operatorId, slug: stores.slug })
    .from(operatorStores)
    .innerJoin(stores, eq(stores.id, operatorStores.storeId))
    .orderBy(asc(stores.slug));
  return rows.map(({ id, email, name, role, passwordHash }) => ({
    email: email ?? "",
    name,
    role,
    stores: named.filter(({ operatorId }) => operatorId === id).map(({ slug }) => slug),
    isActive: passwordHash !== null,
  }));
}
