/** The shop's own system answers a customer, as whom the customer wrote to. */
import { createHash, timingSafeEqual } from "node:crypto";
import { eq } from "drizzle-orm";
import type { ShopAnswer } from "@/contract/calls/chat";
import type { ServerContext, Transaction } from "../../context";
import { conversations } from "../../db/schema";
import { countAttempt } from "../rate-limits/attempt-limits";
import { refuse } from "../refusals";
import { answerCustomer } from "./answer-customer";
import { checkedText } from "./send-message";

const digest = (text: string) => createHash("sha256").update(text).digest();

/** Wrong keys of one network address in ten minutes. */
const wrongKeys = { kind: "shop-key", limit: 20, windowSeconds: 600 } as const;
/** Answers in one conversation in a minute: a system that runs wild floods no customer. */
const answers = { kind: "shop-answer", limit: 60, windowSeconds: 60 } as const;

/**
 * Refuses what does not carry the operator's key as Bearer token: 404 where none is set, 401 otherwise. The comparison takes
 * as long for a wrong key as for the right one, and wrong ones of an address never keep the right one out.
 */
export async function checkShopKey(
  { settings, database, clock }: Pick<ServerContext, "settings" | "database" | "clock">,
  authorization: string | undefined,
  networkAddress: string,
): Promise<void> {
  if (settings.shopApiKey === null) throw refuse("shop_calls_off");
  const [, given = ""] = /^Bearer (\S+)$/i.exec(authorization ?? "") ?? [];
  if (timingSafeEqual(digest(given), digest(settings.shopApiKey))) return;
  await countAttempt(database, clock.now(), { ...wrongKeys, subject: networkAddress });
  throw refuse("shop_key");
}

/** Counts an answer against the limit of its conversation; 429 above it. Not for inside of a transaction. */
export const countShopAnswer = (
  { database, clock }: Pick<ServerContext, "database" | "clock">,
  conversationId: number,
): Promise<void> => countAttempt(database, clock.now(), { ...answers, subject: String(conversationId) });

/** Writes the answer. 404 for a conversation that is not there, 403 for nothing to say and for too much. */
export async function answerAsShop(
  tx: Transaction,
  context: ServerContext,
  conversationId: number,
  typed: string,
): Promise<ShopAnswer> {
  const text = checkedText(typed, 0);
  const [conversation] = await tx
    .select()
    .from(conversations)
    .where(eq(conversations.id, conversationId))
    .for("update");
  if (!conversation) throw refuse("conversation_unknown");
  const { id, createdAt } = await answerCustomer(tx, context, conversation, text);
  return { id, conversation_id: conversationId, created_at: createdAt.toISOString() };
}
