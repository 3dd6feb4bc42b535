/** The operator's commands. They run inside the server when it runs, otherwise on the database themselves. */
import { isAbsolute } from "node:path";
import type { ServerContext } from "../context";
import { backUp, restore } from "../db/backup";
import { ContractError, StartError } from "../errors";
import { demoFound, isFilledByDemo } from "../services/demo/demo-rows";
import { resumeAutopilot } from "../services/orders/autopilot";
import {
  advanceOrder,
  cancelOrderByOperator,
  listNewestOrders,
  moveCourier,
} from "../services/orders/operator";
import { resumeWebhooks } from "../services/webhooks/webhook-report";
import { handleApplications } from "./applications-command";
import { editBonuses } from "./bonus-command";
import { editCashback } from "./cashback-command";
import { chat } from "./chat-command";
import { getConfig, listConfig, setConfig } from "./config-commands";
import { removeDemoTown } from "./demo-command";
import { manageOfflinePayments } from "./offline-payments-command";
import { editPackages } from "./packages-command";
import { addProof } from "./proof-command";
import { sendPush, showPushes } from "./push-command";
import { manageRefunds } from "./refund-command";
import { editSynonyms } from "./synonyms-command";
import { fundWallet, givePoints } from "./wallet-command";
import { manageWebhooks } from "./webhooks-command";

export const usage = `Usage: npm run ops -- COMMAND

  orders [COUNT]           the newest orders (20)
  advance ID               move an order to its next status
  cancel ID                cancel an order; stock, coupon and wallet go back
  courier ID LAT LNG       put an order's courier somewhere
  proof ID FILE            add a photo of the delivery to an order; its owner alone sees it
  refund                   the requests for refunds that wait
  refund ID approve [AMOUNT]
                           give the money back, to the wallet or where it was paid
  refund ID reject [WORDS] decline a request; the customer reads the words
  offline-payments         payments outside of the app that wait to be verified
  offline-payments verify ID
                           the money is there: the order goes on
  offline-payments deny ID REASON
                           it is not; the customer reads the reason and can correct what they wrote
  offline-payments methods | add JSON | offer ID | stop ID
                           the ways in which that is possible
  fund WHO AMOUNT          add money to the wallet of an e-mail address or phone number
  points WHO AMOUNT        give them loyalty points
  applications [STATUS]    stores and delivery people that ask to work with the shop: those that are
                           pending, approved or rejected
  applications show ID     everything that one says, and where its files are
  applications approve ID  make the store or the courier
  applications reject ID REASON
                           decline it; its files are deleted
  packages list            what stores may pay for a time instead of a commission
  packages add NAME PRICE DAYS [ORDERS [ITEMS]]
                           offer one more; without ORDERS and ITEMS there is no limit
  packages stop ID         offer one no longer
  cashback list            the offers that run
  cashback add TITLE SHARE DAYS [FROM [UPTO]]
                           begin one: SHARE is 5% or an amount, FROM the least sum, UPTO the cap
  cashback end ID          end one
  bonus list               what is given on top of money that customers add to their wallets
  bonus add TITLE SHARE DAYS [FROM [UPTO]]
                           begin one, written like cashback
  bonus end ID             end one
  push WHO TYPE TITLE BODY [ID]
                           send a push; WHO is an e-mail address, a phone number, an order's
                           number or "all"; TYPE is order_status, message, referral_code or
                           another word; ID is the order's or the conversation's
  chat                     what customers wrote last, and who waits for an answer
  chat ID                  the messages of a conversation; the customer sees that they are read
  chat ID TEXT             answer as the store, the courier or support
  pushes                   how many devices there are, and which pushes failed and why
  webhooks                 how messages to the shop's own system are doing, and which were given up
  webhooks retry ID|all    send them again
  webhooks test            send one that means nothing
  config list              every setting of the shop: its meaning and its default
  config get [KEY]         what was set, or the value of one setting
  config set KEY JSON      set one
  synonyms list [TEXT]     what else typed words mean to the search
  synonyms add TYPED MEANING
                           who types TYPED also finds MEANING, e.g. sneaker trainers
  synonyms remove TYPED [MEANING]
                           take it back
  backup FILE              write everything to a new file
  restore FILE             replace everything by a backup
  demo-remove              with DEMO=0: take the demo out of the database`;

/** A command that cannot be run as it was typed. */
export class UsageError extends StartError {}

type Write = (line: string) => void;

function wholeNumber(text: string | undefined, name: string): number {
  const value = Number(text);
  if (text === undefined || !/^\d{1,15}$/.test(text) || value < 1) {
    throw new UsageError(`${name} must be a number, not ${text === undefined ? "missing" : `"${text}"`}.`);
  }
  return value;
}

function decimal(text: string | undefined, name: string): number {
  if (text === undefined || !/^-?\d{1,3}(\.\d{1,12})?$/.test(text)) {
    throw new UsageError(`${name} must be a number like 53.55.`);
  }
  return Number(text);
}

function absoluteFile(text: string | undefined): string {
  // Made absolute by the command line: the server has a working directory of its own.
  if (text === undefined || !isAbsolute(text)) throw new UsageError("A file is needed.");
  return text;
}

async function showOrders(context: ServerContext, count: number, write: Write): Promise<void> {
  const rows = await listNewestOrders(context, count);
  if (rows.length === 0) {
    write("There are no orders yet.");
    return;
  }
  write(
    `${"ID".padEnd(11)}${"STATUS".padEnd(12)}${"TYPE".padEnd(11)}${"TOTAL".padStart(10)}  ${"PLACED".padEnd(21)}STORE`,
  );
  for (const row of rows) {
    const placed = `${row.createdAt.slice(0, 19)}Z`;
    write(
      `${String(row.id).padEnd(11)}${row.status.padEnd(12)}${row.type.padEnd(11)}${String(row.total).padStart(10)}  ${placed.padEnd(21)}${row.store}`,
    );
  }
}

/** Runs one command; lines go to `write`. Throws a StartError or ContractError with a sentence for the operator. */
export async function runCommand(
  context: ServerContext,
  words: readonly string[],
  write: Write,
): Promise<void> {
  const [command, ...rest] = words;
  switch (command) {
    case "orders":
      return showOrders(context, rest[0] === undefined ? 20 : wholeNumber(rest[0], "COUNT"), write);
    case "advance": {
      const order = await advanceOrder(context, wholeNumber(rest[0], "ID"));
      return write(`Order ${order.id} is ${order.status}.`);
    }
    case "cancel": {
      const order = await cancelOrderByOperator(context, wholeNumber(rest[0], "ID"));
      return write(`Order ${order.id} is ${order.status}.`);
    }
    case "courier": {
      const id = wholeNumber(rest[0], "ID");
      const place = { lat: decimal(rest[1], "LAT"), lng: decimal(rest[2], "LNG") };
      const order = await moveCourier(context, id, place);
      return write(`The courier of order ${order.id} is at ${place.lat}, ${place.lng}.`);
    }
    case "proof":
      return addProof(context, wholeNumber(rest[0], "ID"), absoluteFile(rest[1]), write);
    case "refund":
      return manageRefunds(context, rest, write);
    case "offline-payments":
      return manageOfflinePayments(context, rest, write);
    case "fund":
      return fundWallet(context, rest, write);
    case "points":
      return givePoints(context, rest, write);
    case "applications":
      return handleApplications(context, rest, write);
    case "packages":
      return editPackages(context, rest, write);
    case "cashback":
      return editCashback(context, rest, write);
    case "bonus":
      return editBonuses(context, rest, write);
    case "push":
      return sendPush(context, rest, write);
    case "chat":
      return chat(context, rest, write);
    case "pushes":
      return showPushes(context, write);
    case "webhooks":
      return manageWebhooks(context, rest, write);
    case "config":
      if (rest[0] === "get") return getConfig(context, rest[1], write);
      if (rest[0] === "set") return setConfig(context, rest[1], rest[2], write);
      if (rest[0] === "list") return listConfig(write);
      throw new UsageError("config needs list, get or set.");
    case "synonyms":
      return editSynonyms(context, rest, write);
    case "backup": {
      const path = absoluteFile(rest[0]);
      const rows = await backUp(context.database, path, context.clock.now());
      return write(`Wrote ${rows} rows to ${path}.`);
    }
    case "restore": {
      const rows = await restore(context.database, absoluteFile(rest[0]));
      await resumeAutopilot(context);
      await resumeWebhooks(context);
      write(`Restored ${rows} rows. Everybody who was signed in since then signs in again.`);
      if (!context.settings.demo && (await isFilledByDemo(context.database))) write(demoFound);
      return;
    }
    case "demo-remove":
      return removeDemoTown(context, write);
    default:
      throw new UsageError(command === undefined ? usage : `There is no command ${command}.\n\n${usage}`);
  }
}

/** The message for the terminal, or null for an unexpected error. */
export function operatorMessage(error: unknown): string | null {
  if (error instanceof StartError) return error.message;
  return error instanceof ContractError ? error.errors.map((entry) => entry.message).join(" ") : null;
}
