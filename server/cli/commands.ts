/** The operator's commands. They run inside the server when it runs, otherwise on the database themselves. */
import { existsSync } from "node:fs";
import { isAbsolute } from "node:path";
import type { ServerContext } from "../context";
import { ContractError, StartError } from "../core/errors";
import { backUp, restore } from "../db/backup";
import { demoFound, isFilledByDemo } from "../services/demo/demo-rows";
import { loadLanguages } from "../services/languages/brought-languages";
import { noteBackup } from "../services/maintenance/backup-record";
import { advanceOrder } from "../services/orders/advance-order";
import { resumeAutopilot } from "../services/orders/autopilot";
import { cancelOrderByOperator, listNewestOrders, moveCourier } from "../services/orders/operator-orders";
import { resumeTickets } from "../services/print-jobs/queue-tickets";
import { shopTimestamp } from "../services/settings/shop-time-text";
import { resumeWebhooks } from "../services/webhooks/webhook-report";
import { handleApplications } from "./applications-command";
import { markItemsSoldOut, pauseStoreByName, setStoreBusy } from "./availability-command";
import { editBonuses } from "./bonus-command";
import { manageBranding } from "./branding-command";
import { editCashback } from "./cashback-command";
import { chat } from "./chat-command";
import { editConfig } from "./config-commands";
import { inviteCourierByCommand } from "./courier-command";
import { removeDemoTown } from "./demo-command";
import { runDoctor } from "./doctor-command";
import { showDoubles } from "./doubles-command";
import { writeExample } from "./example-command";
import { initShop } from "./init-command";
import { manageApiKeys } from "./key-command";
import { editLanguages } from "./language-command";
import { manageOfflinePayments } from "./offline-payments-command";
import { manageOperators } from "./operator-command";
import { editPackages } from "./packages-command";
import { managePayments } from "./payments-command";
import { plainLines } from "./plainly";
import { managePrescriptions } from "./prescription-command";
import { managePrinters, printOrder } from "./printers-command";
import { addProof } from "./proof-command";
import { sendPush, showPushes } from "./push-command";
import { manageRefunds } from "./refund-command";
import { exportFiles, importFiles } from "./shop-files-commands";
import { editSynonyms } from "./synonyms-command";
import { usage } from "./usage";
import { fundWallet, givePoints } from "./wallet-command";
import { manageWebhooks } from "./webhooks-command";

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
    `${"ID".padEnd(11)}${"STATUS".padEnd(12)}${"TYPE".padEnd(11)}${"TOTAL".padStart(10)}  ${"PLACED".padEnd(18)}${"FOR".padEnd(18)}STORE`,
  );
  for (const row of rows) {
    const written = (time: string | null) =>
      (time === null ? "" : shopTimestamp(time, context.timeZones.shop)).padEnd(18);
    write(
      `${String(row.id).padEnd(11)}${row.status.padEnd(12)}${row.type.padEnd(11)}${row.total.padStart(10)}  ${written(row.createdAt)}${written(row.scheduledAt)}${row.store}`,
    );
  }
}

type Command = (context: ServerContext, rest: readonly string[], write: Write) => unknown;

/** Every command by its first word: what is not here does not exist, for the command line and for the server alike. */
const commands: Readonly<Record<string, Command>> = {
  orders: (context, [count], write) =>
    showOrders(context, count === undefined ? 20 : wholeNumber(count, "COUNT"), write),
  advance: async (context, [id], write) => {
    const order = await advanceOrder(context, wholeNumber(id, "ID"));
    write(`Order ${order.id} is ${order.status}.`);
  },
  cancel: async (context, [id, ...reason], write) => {
    const words = reason.join(" ").trim();
    const order = await cancelOrderByOperator(context, wholeNumber(id, "ID"), words || undefined);
    write(`Order ${order.id} is ${order.status}.`);
  },
  courier: async (context, [id, lat, lng], write) => {
    if (id === "invite") return inviteCourierByCommand(context, lat, write);
    const place = { lat: decimal(lat, "LAT"), lng: decimal(lng, "LNG") };
    const order = await moveCourier(context, wholeNumber(id, "ID"), place);
    write(`The courier of order ${order.id} is at ${place.lat}, ${place.lng}.`);
  },
  proof: (context, [id, file], write) => addProof(context, wholeNumber(id, "ID"), absoluteFile(file), write),
  prescription: managePrescriptions,
  printers: managePrinters,
  print: printOrder,
  "sold-out": markItemsSoldOut,
  pause: pauseStoreByName,
  busy: setStoreBusy,
  refund: manageRefunds,
  payments: managePayments,
  "offline-payments": manageOfflinePayments,
  fund: fundWallet,
  points: givePoints,
  applications: handleApplications,
  operator: manageOperators,
  key: manageApiKeys,
  packages: editPackages,
  cashback: editCashback,
  bonus: editBonuses,
  push: sendPush,
  chat,
  pushes: (context, _, write) => showPushes(context, write),
  doubles: (context, _, write) => showDoubles(context, write),
  webhooks: manageWebhooks,
  config: editConfig,
  branding: manageBranding,
  language: editLanguages,
  synonyms: editSynonyms,
  doctor: (context, _, write) => runDoctor(context, write),
  backup: async (context, [file], write) => {
    if (file === "--noted") {
      await noteBackup(context.database, context.clock.now());
      write("Noted that a backup was made.");
      return;
    }
    const path = absoluteFile(file);
    if (existsSync(path)) throw new StartError(`${path} exists already; a backup overwrites nothing.`);
    const rows = await backUp(context.database, path, context.clock.now());
    await noteBackup(context.database, context.clock.now());
    write(`Wrote ${rows} rows to ${path}.`);
  },
  restore: restoreFrom,
  init: initShop,
  example: writeExample,
  import: importFiles,
  export: exportFiles,
  "demo-remove": (context, _, write) => removeDemoTown(context, write),
};

async function restoreFrom(context: ServerContext, [file]: readonly string[], write: Write): Promise<void> {
  const rows = await restore(context.database, absoluteFile(file));
  await loadLanguages(context.database);
  await resumeAutopilot(context);
  await resumeWebhooks(context);
  await resumeTickets(context);
  write(`Restored ${rows} rows. Everybody who was signed in since then signs in again.`);
  if (!context.settings.demo && (await isFilledByDemo(context.database))) write(demoFound);
}

/** The command of that name. Throws a UsageError with the whole usage where there is none. */
export function commandOf(name: string | undefined): Command {
  const command = name !== undefined && Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new UsageError(name === undefined ? usage : `There is no command ${name}.\n\n${usage}`);
  return command;
}

/** Runs one command; lines go to `write`, without what would drive a terminal: much of it was written by strangers. Throws a StartError or ContractError with a sentence for the operator. */
export async function runCommand(
  context: ServerContext,
  [name, ...rest]: readonly string[],
  write: Write,
): Promise<void> {
  await commandOf(name)(context, rest, (line) => write(plainLines(line)));
}

/** The message for the terminal, or null for an unexpected error. */
export function operatorMessage(error: unknown): string | null {
  if (error instanceof StartError) return error.message;
  return error instanceof ContractError ? error.errors.map((entry) => entry.message).join(" ") : null;
}
