/** Starts and stops the server. */
import { fork } from "node:child_process";
import { existsSync } from "node:fs";
import { createServer } from "node:net";
import { fileURLToPath } from "node:url";
import { setFlagsFromString } from "node:v8";
import { buildApp } from "./app";
import { listenForOperator } from "./cli/control-server";
import type { ServerContext } from "./context";
import { StartError } from "./core/errors";
import type { CreationMessage } from "./create-database";
import { hasEmbedded } from "./db/embedded-folder";
import { loadEnvironmentFile } from "./environment/load-environment";
import { readSettings, type Settings } from "./environment/settings";
import { currentPricesJob } from "./jobs/current-prices";
import { type OpenContext, openContext } from "./open-context";
import { seedWhenEmpty } from "./seed-when-empty";
import { refuseDemo } from "./services/demo/demo-rows";
import { storedCountryProblem } from "./services/settings/shop-country";
import { openCurrency } from "./services/settings/shop-currency-check";
import { wrongZones } from "./services/zones/wrong-zones";

export interface RunningServer {
  /** Where it listens, e.g. http://localhost:8080. */
  address: string;
  /** Ends it, finishing what is under way. */
  stop(): Promise<void>;
}

/**
 * How far memory may grow (%) before all of it is searched for what nobody needs any more. Node decides for a tenth where that
 * search is quick, which a busy server fills every 3 seconds; every answer waits about 50 ms for each.
 */
const HEAP_GROWTH = 100;

/** Requests that are not finished by then are aborted (ms). */
const STOP_TIMEOUT_MS = 20_000;

/**
 * Starts everything and returns when it listens; SIGINT and SIGTERM end it cleanly. Throws a StartError with one clear
 * sentence for what an operator can mend, with nothing left open and no data changed.
 */
export async function start(say: (line: string) => void = console.log): Promise<RunningServer> {
  setFlagsFromString(`--heap-growing-percent=${HEAP_GROWTH}`);
  loadEnvironmentFile();
  const settings = readSettings();
  // A taken port is reported before minutes of work.
  await checkPort(settings);
  const said = new Set<string>();
  if (settings.databaseUrl === null && !hasEmbedded(settings.dataFolder)) {
    await createDatabase((line) => {
      said.add(line);
      say(line);
    });
  }
  // Lines that were logged while the database was created are not repeated.
  const opened = await openContext(settings, (line) => {
    if (!said.has(line)) say(line);
  });
  let running: RunningServer;
  try {
    if (!settings.demo) await refuseDemo(opened.context.database);
    await openCurrency(opened.context);
    const countryProblem = await storedCountryProblem(opened.context.database);
    // A shop that is closed over it would cost more than numbers with their country code.
    if (countryProblem !== null) say(`Setting ${countryProblem}`);
    await seedWhenEmpty(opened, say);
    await currentPricesJob.run(opened.context, {});
    if (opened.context.places === null) {
      say(
        "Place search is not configured: shoppers choose a place on the map or by their device, and write its address themselves. Set PLACES_PROVIDER or GOOGLE_MAPS_KEY for a search.",
      );
    }
    for (const line of missingSenders(opened.context)) say(line);
    const unreachable = unreachableUrl(settings);
    if (unreachable !== null) say(unreachable);
    for (const { id, name, problem } of await wrongZones(opened.context.database))
      say(`The outline of the zone ${id} (${name}) ${problem}. It is served as it is; draw it again.`);
    running = await listen(opened, settings, say);
  } catch (error) {
    await opened.close();
    throw error;
  }
  endOnSignals(running, say);
  say(`Doorstep is ready at ${running.address}`);
  return running;
}

/** Features that are off because nothing can send their messages. */
function missingSenders({ codeSender, mail }: ServerContext): string[] {
  const { phone, email } = codeSender.sends;
  const lines: string[] = [];
  if (!phone) {
    lines.push(
      "Codes cannot be sent by SMS: signing in with a code is off, and nobody can verify a phone number. Set TWILIO_… or CODE_SENDER_URL.",
    );
  }
  if (!email) {
    lines.push(
      "Codes cannot be sent by e-mail: nobody can verify an address or set a new password by it. Set SMTP_URL or CODE_SENDER_URL.",
    );
  }
  if (!mail.isConfigured)
    lines.push("Mails cannot be sent: orders and new passwords are told by none. Set SMTP_URL.");
  return lines;
}

const ownNames = ["localhost", "127.0.0.1", "::1"];

/** Others can reach the server, and nothing says under which address: payments lead back to the shop's own addresses alone. */
function unreachableUrl({ host, publicUrl }: Settings): string | null {
  if (ownNames.includes(host) || !ownNames.includes(new URL(publicUrl).hostname)) return null;
  return `Payments and links lead to ${publicUrl}, which is this machine alone. Set PUBLIC_URL to the address that shoppers open.`;
}

function portError(error: unknown, settings: Settings): unknown {
  const code = (error as NodeJS.ErrnoException).code;
  const at = `${settings.host}:${settings.port}`;
  if (code === "EADDRINUSE") {
    return new StartError(
      `Port ${settings.port} is already in use. Set PORT to another one, or stop what uses it.`,
    );
  }
  if (code === "EACCES")
    return new StartError(`Listening at ${at} is not allowed. Set PORT to 1024 or more.`);
  if (["EADDRNOTAVAIL", "ENOTFOUND", "EAI_AGAIN"].includes(code ?? "")) {
    return new StartError(
      `${settings.host} is no address of this machine. Set HOST to localhost or 0.0.0.0.`,
    );
  }
  return error;
}

/** Built beside this file; a server that runs from its sources makes the database itself. */
const creation = fileURLToPath(new URL("./create-database.js", import.meta.url));

/** Has the embedded database made and filled by a process that ends with it. Throws its StartError. */
async function createDatabase(say: (line: string) => void): Promise<void> {
  if (!existsSync(creation)) return;
  const child = fork(creation, { stdio: ["ignore", "inherit", "inherit", "ipc"], execArgv: [] });
  let refused: string | null = null;
  child.on("message", (message: CreationMessage) => {
    if ("line" in message) say(message.line);
    else refused = message.refused;
  });
  const code = await new Promise<number | null>((done, fail) => {
    child.once("error", fail);
    child.once("close", done);
  });
  if (refused !== null) throw new StartError(refused);
  if (code !== 0) throw new StartError("Making the database failed. What it said stands above.");
}

async function checkPort(settings: Settings): Promise<void> {
  if (settings.port === 0) return;
  const probe = createServer();
  try {
    await new Promise<void>((done, fail) => {
      probe.once("error", fail);
      probe.listen({ port: settings.port, host: settings.host, exclusive: true }, done);
    });
  } catch (error) {
    throw portError(error, settings);
  } finally {
    if (probe.listening) await new Promise((done) => probe.close(done));
  }
}

/** On PostgreSQL commands open the database themselves where the folder takes no socket: no reason to keep the shop closed. */
async function openControl(opened: OpenContext, settings: Settings, say: (line: string) => void) {
  try {
    return await listenForOperator(settings, opened);
  } catch (error) {
    if (opened.connection.kind === "pglite") throw error;
    say(
      `Commands of npm run ops open the database themselves: there can be no socket in ${settings.dataFolder} (${(error as NodeJS.ErrnoException).code}).`,
    );
    return null;
  }
}

async function listen(
  opened: OpenContext,
  settings: Settings,
  say: (line: string) => void,
): Promise<RunningServer> {
  const app = await buildApp(opened.context);
  let control: { close(): Promise<void> } | null = null;
  try {
    control = await openControl(opened, settings, say);
    await app.listen({ port: settings.port, host: settings.host });
    await opened.queue.work(opened.context);
  } catch (error) {
    await app.close();
    await control?.close();
    throw portError(error, settings);
  }
  const bound = app.server.address();
  const port = typeof bound === "object" && bound !== null ? bound.port : settings.port;
  const shown = ["0.0.0.0", "::", "127.0.0.1", "::1"].includes(settings.host) ? "localhost" : settings.host;
  let stopping: Promise<void> | null = null;
  const stop = async () => {
    await app.close();
    await control?.close();
    await opened.close();
  };
  return {
    address: `http://${shown}:${port}`,
    stop: () => {
      stopping ??= stop();
      return stopping;
    },
  };
}

function endOnSignals(running: RunningServer, say: (line: string) => void): void {
  let asked = false;
  const end = (signal: NodeJS.Signals) => {
    // The second signal ends it at once.
    if (asked) process.exit(130);
    asked = true;
    say(signal === "SIGINT" ? "\nEnding …" : "Ending …");
    const late = setTimeout(() => {
      console.error("Not everything could be finished in time.");
      process.exit(1);
    }, STOP_TIMEOUT_MS);
    running.stop().then(
      () => {
        clearTimeout(late);
        process.exit(0);
      },
      (error: unknown) => {
        console.error(`Ending failed: ${error instanceof Error ? error.message : String(error)}`);
        process.exit(1);
      },
    );
  };
  process.on("SIGINT", end);
  process.on("SIGTERM", end);
}
