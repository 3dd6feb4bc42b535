/** `printers` and `print`: tickets on the shop's network printers. */
import type { ServerContext } from "../context";
import { StartError } from "../core/errors";
import {
  addPrinter,
  isTicketKind,
  type NewPrinter,
  printerReport,
  printOrderTicket,
  printTicketAgain,
  removePrinter,
  testPrinter,
  ticketKinds,
} from "../services/tickets/printers";

type Write = (line: string) => void;

function readKinds(word: string): NewPrinter["automatic"] {
  if (word === "none") return [];
  return word.split(",").map((kind) => {
    if (!isTicketKind(kind))
      throw new StartError(`Tickets are ${ticketKinds.join(", ")} or none, not "${kind}".`);
    return kind;
  });
}

/** "192.168.1.40", "kitchen.lan:9100", "[fd00::5]:9100". */
function readAddress(word: string): Pick<NewPrinter, "host" | "port"> {
  const match = /^(?:\[([0-9A-Fa-f:.]+)\]|([A-Za-z0-9._-]+))(?::(\d{1,5}))?$/.exec(word);
  const port = match?.[3] === undefined ? 9100 : Number(match[3]);
  const host = match?.[1] ?? match?.[2];
  if (host === undefined || port < 1 || port > 65_535)
    throw new StartError(
      `"${word}" is no address of a printer. It looks like 192.168.1.40 or 192.168.1.40:9100.`,
    );
  return { host, port };
}

/** Options of `printers add`, each with a word behind it. */
const options: Readonly<Record<string, (printer: NewPrinter, word: string) => void>> = {
  "--store": (printer, word) => {
    printer.store = word;
  },
  "--width": (printer, word) => {
    if (word !== "58" && word !== "80") throw new StartError("The width is 58 or 80 (mm).");
    printer.columns = word === "58" ? 32 : 48;
  },
  "--tickets": (printer, word) => {
    printer.automatic = readKinds(word);
  },
  "--code-page": (printer, word) => {
    printer.codePage = word;
  },
};

function readPrinter([name, address, ...rest]: readonly string[]): NewPrinter {
  if (!name || !address) throw new StartError("printers add needs a NAME and a HOST.");
  const printer: NewPrinter = {
    name,
    ...readAddress(address),
    store: null,
    columns: 48,
    codePage: "cp858",
    automatic: ["kitchen"],
  };
  for (let index = 0; index < rest.length; index += 2) {
    const take = options[rest[index] ?? ""];
    const word = rest[index + 1];
    if (!take || word === undefined)
      throw new StartError(
        `"${rest[index]}" is not understood. Options are ${Object.keys(options).join(", ")}.`,
      );
    take(printer, word);
  }
  return printer;
}

async function showPrinters({ database }: ServerContext, write: Write): Promise<void> {
  const report = await printerReport(database);
  if (report.length === 0) return write("There are no printers. See npm run ops -- printers add.");
  for (const { printer, store, waiting, troubled } of report) {
    const width = printer.columns === 32 ? 58 : 80;
    const tickets = printer.automatic.join(", ") || "nothing by itself";
    write(
      `${printer.name}  ${printer.host}:${printer.port}  ${width} mm  ${store ?? "every store"}  ${tickets}  waiting: ${waiting}`,
    );
    for (const { id, orderId, kind, state, problem } of troubled) {
      const how = { waiting: "tried again", unsure: "may be on paper", failed: "given up" }[state as string];
      write(`  ${id}  order ${orderId}  ${kind}  ${how ?? state}: ${problem}`);
    }
  }
}

async function runTest(context: ServerContext, name: string, write: Write): Promise<void> {
  const result = await testPrinter(context, name);
  if (result.state !== "printed") throw new StartError(`${name}: ${result.problem}`);
  write(result.confirmed ? `${name} has printed a page.` : `${name} took a page. Look whether it is there.`);
}

/** Nothing, `add`, `test`, `again` or `remove`. */
export async function managePrinters(
  context: ServerContext,
  [action, ...rest]: readonly string[],
  write: Write,
): Promise<void> {
  const [name] = rest;
  if (action === undefined) return showPrinters(context, write);
  if (action === "add") {
    const printer = readPrinter(rest);
    await addPrinter(context.database, printer);
    return write(`Added ${printer.name}. Try it with: npm run ops -- printers test ${printer.name}`);
  }
  if (name === undefined) throw new StartError(`printers ${action} needs a name or a number.`);
  if (action === "test") return runTest(context, name, write);
  if (action === "remove") {
    await removePrinter(context.database, name);
    return write(`Removed ${name}.`);
  }
  if (action !== "again") throw new StartError("printers needs nothing, add, test, again or remove.");
  const queued = /^\d{1,9}$/.test(name) && (await printTicketAgain(context, Number(name)));
  if (!queued) throw new StartError("No such ticket failed.");
  write("Queued it again.");
}

/** `print ID [KIND [NAME]]`: on the printer of that name, else on the order's first one. */
export async function printOrder(
  context: ServerContext,
  [id, kind = "receipt", name]: readonly string[],
  write: Write,
): Promise<void> {
  if (id === undefined || !/^\d{1,15}$/.test(id)) throw new StartError("print needs the number of an order.");
  if (!isTicketKind(kind)) throw new StartError(`A ticket is ${ticketKinds.join(", ")}, not "${kind}".`);
  const printed = await printOrderTicket(context, { orderId: Number(id), kind, printerName: name });
  write(`Queued the ${kind} ticket for ${printed}.`);
}
