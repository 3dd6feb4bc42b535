/** A gateway for trying things out: it has a page and books of its own, and moves no real money. */
import { randomUUID } from "node:crypto";
import { and, eq, inArray, lte } from "drizzle-orm";
import { Type } from "typebox";
import { Value } from "typebox/value";
import type { ServerContext } from "../../context";
import type { Database } from "../../db/database";
import { sandboxSessions } from "../../db/schema";
import { textsOf } from "../../locales";
import type { Clock, GatewayResult, Jobs, PaymentGateway } from "../../ports";
import { isSignedPayment, paymentToken, signPayment } from "./payment-token";

/** Name of the job that tells the shop what became of a session. */
export const SANDBOX_MESSAGE_JOB = "sandbox-message";

/** How long the slow bank takes, s. */
export const slowBankSeconds = 20;

const signatureHeader = "x-sandbox-signature";

const Message = Type.Object({ session: Type.String({ pattern: "^[0-9a-f-]{36}$" }) });

/** The value of a JSON text; undefined for another text. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

type SandboxRow = typeof sandboxSessions.$inferSelect;

async function readSession(database: Database, now: Date, id: string): Promise<SandboxRow | null> {
  // The slow bank decides once its time is over, at the first question.
  await database
    .update(sandboxSessions)
    .set({ state: "paid" })
    .where(
      and(
        eq(sandboxSessions.id, id),
        eq(sandboxSessions.state, "processing"),
        lte(sandboxSessions.decidesAt, now),
      ),
    );
  const [row] = await database.select().from(sandboxSessions).where(eq(sandboxSessions.id, id)).limit(1);
  return row ?? null;
}

/** The sandbox's own page of a session. */
const pageOf = async (database: Database, id: string) =>
  `/payment-mobile/sandbox?session=${encodeURIComponent(await paymentToken(database, "sandbox", id))}`;

async function resultOf(database: Database, row: SandboxRow | null): Promise<GatewayResult> {
  if (!row) throw new Error("The sandbox knows no such session.");
  const charged = row.state === "paid" || row.state === "refunded";
  return {
    state: row.state === "refunded" ? "paid" : row.state,
    paid: charged ? { amount: row.amount, currency: row.currency } : null,
    payUrl: row.state === "open" ? await pageOf(database, row.id) : null,
  };
}

/** The driver. */
export function sandboxGateway({ database, clock }: { database: Database; clock: Clock }): PaymentGateway {
  const read = async (id: string) => resultOf(database, await readSession(database, clock.now(), id));
  return {
    key: "sandbox",
    title: (language) => textsOf(language).payment.gateway,
    unit: null,
    async start({ paymentId, amount, currency, description }) {
      await database
        .insert(sandboxSessions)
        .values({ id: randomUUID(), paymentId, amount, currency, description, createdAt: clock.now() })
        .onConflictDoNothing();
      const [row] = await database
        .select()
        .from(sandboxSessions)
        .where(eq(sandboxSessions.paymentId, paymentId))
        .limit(1);
      if (!row) throw new Error("The sandbox wrote no session.");
      return { session: row.id, payUrl: await pageOf(database, row.id) };
    },
    read,
    async close(id) {
      await database
        .update(sandboxSessions)
        .set({ state: "canceled" })
        .where(and(eq(sandboxSessions.id, id), eq(sandboxSessions.state, "open")));
      return read(id);
    },
    async readWebhook(body, headers) {
      const signature = headers[signatureHeader];
      if (typeof signature !== "string") return null;
      if (!(await isSignedPayment(database, "sandbox-message", body, signature))) return null;
      const message = jsonOf(body);
      return Value.Check(Message, message) ? { session: message.session } : null;
    },
    async refund(id, { amount }) {
      if (amount !== null) {
        await database
          .update(sandboxSessions)
          .set({ refunded: amount })
          .where(and(eq(sandboxSessions.id, id), eq(sandboxSessions.state, "paid")));
        const row = await readSession(database, clock.now(), id);
        if (row?.refunded !== amount) throw new Error("The sandbox has nothing to refund.");
        return `refund-${id}`;
      }
      await database
        .update(sandboxSessions)
        .set({ state: "refunded" })
        .where(and(eq(sandboxSessions.id, id), eq(sandboxSessions.state, "paid")));
      const row = await readSession(database, clock.now(), id);
      if (row?.state !== "refunded") throw new Error("The sandbox has nothing to refund.");
      return `refund-${id}`;
    },
  };
}

/** The sandbox's signed message to the shop. */
export async function sandboxMessage(database: Database, session: string) {
  const body = JSON.stringify({ session });
  return { body, headers: { [signatureHeader]: await signPayment(database, "sandbox-message", body) } };
}

/** A session as the sandbox's page shows it; null for a wrong id. */
export const readSandboxSession = ({ database, clock }: ServerContext, id: string) =>
  readSession(database, clock.now(), id);

export const sandboxChoices = ["pay", "slow", "fail", "cancel"] as const;
export const messageChoices = ["now", "later", "twice", "never"] as const;
export type SandboxChoice = (typeof sandboxChoices)[number];
export type MessageChoice = (typeof messageChoices)[number];

const stateOf = { pay: "paid", slow: "processing", fail: "failed", cancel: "canceled" } as const;

/** Seconds after which the shop gets each message. */
function messageTimes(message: MessageChoice, wait: number): number[] {
  if (message === "never") return [];
  if (message === "later") return [wait + slowBankSeconds];
  return message === "twice" ? [wait, wait + 1] : [wait];
}

/** A press on the sandbox's page; the first press counts. The message to the shop is queued with it. */
export async function pressSandbox(
  context: ServerContext,
  id: string,
  { choice, message }: { choice: SandboxChoice; message: MessageChoice },
): Promise<void> {
  const { database, clock, jobs }: { database: Database; clock: Clock; jobs: Jobs } = context;
  const wait = choice === "slow" ? slowBankSeconds : 0;
  await database.transaction(async (tx) => {
    const pressed = await tx
      .update(sandboxSessions)
      .set({
        state: stateOf[choice],
        decidesAt: choice === "slow" ? new Date(clock.now().getTime() + wait * 1000) : null,
      })
      .where(and(eq(sandboxSessions.id, id), inArray(sandboxSessions.state, ["open"])))
      .returning({ id: sandboxSessions.id });
    if (pressed.length === 0) return;
    for (const startAfterSeconds of messageTimes(message, wait))
      await jobs.send(tx, SANDBOX_MESSAGE_JOB, { session: id }, { startAfterSeconds });
  });
}
