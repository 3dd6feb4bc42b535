/** `chat`: what customers wrote, and answers to it. */
import type { ServerContext } from "../context";
import { StartError } from "../core/errors";
import { answerAsOperator, listNewestConversations, readAsOperator } from "../services/chat/operator-chat";
import { shopTimestamp } from "../services/settings/shop-time-text";

const listed = 20;
const timeIn =
  ({ timeZones }: ServerContext) =>
  (at: Date) =>
    shopTimestamp(at, timeZones.shop);

/** No words: the newest conversations. ID: its messages, which are read then. ID TEXT: an answer. */
export async function chat(
  context: ServerContext,
  [id, ...words]: readonly string[],
  write: (line: string) => void,
): Promise<void> {
  if (id === undefined) return listConversations(context, write);
  if (!/^\d{1,9}$/.test(id))
    throw new StartError("chat needs the ID of a conversation; see `chat` for a list.");
  const unknown = new StartError(`There is no conversation ${id}.`);
  if (words.length === 0) {
    const time = timeIn(context);
    const conversation = await readAsOperator(context, Number(id), listed);
    if (conversation === null) throw unknown;
    for (const { fromCustomer, text, at } of conversation.messages)
      write(`${time(at)}  ${fromCustomer ? "Customer" : conversation.peer}: ${text}`);
    return;
  }
  if (words.join("").trim() === "") throw new StartError("There is nothing to say.");
  if (!(await answerAsOperator(context, Number(id), words.join(" ")))) throw unknown;
  write(`Answered conversation ${id}.`);
}

async function listConversations(context: ServerContext, write: (line: string) => void): Promise<void> {
  const time = timeIn(context);
  const rows = await listNewestConversations(context.database, listed);
  if (rows.length === 0) return write("Nobody has written yet.");
  write(`${"ID".padEnd(8)}${"LAST".padEnd(18)}${"CUSTOMER".padEnd(20)}${"WITH".padEnd(20)}MESSAGE`);
  for (const { id, at, customer, peer, waits, text } of rows) {
    write(
      `${String(id).padEnd(8)}${time(at).padEnd(18)}${customer.slice(0, 18).padEnd(20)}${peer.slice(0, 18).padEnd(20)}${waits ? "waits: " : ""}${text.slice(0, 60)}`,
    );
  }
}
