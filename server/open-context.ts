/** Opens what the server and the operator's commands both need: lock, database, migrations, jobs, drivers of the ports. */
import { chooseIdentityProviders, choosePhoneVerification, choosePorts } from "./choose-ports";
import { chooseCodeSender } from "./code-senders/choose-code-sender";
import type { ServerContext } from "./context";
import { systemClock } from "./context/clock";
import { type Connection, openPool } from "./db/connection";
import { makeDataFolder, openEmbeddedFolder } from "./db/embedded-folder";
import { type FolderLock, lockFolder } from "./db/folder-lock";
import type { Settings } from "./environment/settings";
import { jobDefinitions } from "./jobs";
import { createJobQueue, type JobQueue } from "./jobs/queue";
import { loggedError } from "./plugins/logging";
import type { MailPort } from "./ports";
import { createBoardStreams } from "./services/board/board-streams";
import { createChatStreams } from "./services/chat/chat-streams";
import { loadLanguages } from "./services/languages/brought-languages";
import { mailboxFolder, noMail, smtpMail } from "./services/mail";
import { openPaymentGateways } from "./services/payments/payment-gateways";
import { createPushPort } from "./services/push/push-port";
import { readDetourFactor } from "./services/settings/detour-factor";
import { createStoreStreams } from "./services/stores/store-streams";
import { chooseTimeZones, sourcesLine } from "./services/time-zones";

export interface OpenContext {
  context: ServerContext;
  connection: Connection;
  queue: JobQueue;
  /** Names of the migrations that were run. */
  migrated: string[];
  close(): Promise<void>;
}

/** A mail server; in the demo a folder of files. A real shop without one sends no mails. */
function chooseMail({ smtp, demo, dataFolder }: Settings): MailPort {
  if (smtp !== null) return smtpMail(smtp);
  return demo ? mailboxFolder(dataFolder) : noMail;
}

/** Opens and migrates. Throws a StartError with one clear sentence; what was opened is closed again. */
export async function openContext(settings: Settings, say: (line: string) => void): Promise<OpenContext> {
  makeDataFolder(settings.dataFolder, say);
  const lock: FolderLock | null =
    settings.databaseUrl === null ? await lockFolder(settings.dataFolder) : null;
  let connection: Connection | null = null;
  try {
    say(settings.databaseUrl === null ? "Opening the database …" : "Connecting to the database …");
    const opened =
      settings.databaseUrl === null
        ? await openEmbeddedFolder(settings.dataFolder)
        : await openPool({ url: settings.databaseUrl, connections: settings.databaseConnections });
    connection = opened;
    const migrated = await opened.migrate();
    for (const name of migrated) say(`Migrated the database: ${name}`);
    await loadLanguages(opened.database);
    const { sources, ...timeZones } = await chooseTimeZones(opened.database, {
      name: settings.timeZone,
      now: systemClock.now(),
    });
    say(sourcesLine(sources));
    const queue = createJobQueue(opened, jobDefinitions, (error) => {
      console.error(`A job failed: ${JSON.stringify(loggedError(error))}`);
    });
    await queue.prepare();
    const mail = chooseMail(settings);
    const context: ServerContext = {
      settings,
      database: opened.database,
      clock: systemClock,
      timeZones,
      jobs: queue,
      codeSender: chooseCodeSender(settings, mail),
      phoneVerification: await choosePhoneVerification(settings, () => systemClock.now()),
      mail,
      ...(await chooseIdentityProviders(settings, () => systemClock.now())),
      push: createPushPort(settings, opened.database),
      chatStreams: createChatStreams(opened),
      boardStreams: createBoardStreams(opened),
      storeStreams: createStoreStreams(opened),
      paymentGateways: await openPaymentGateways(settings, {
        database: opened.database,
        clock: systemClock,
      }),
      ...(await choosePorts(settings, () => readDetourFactor(opened.database))),
    };
    return {
      context,
      connection: opened,
      queue,
      migrated,
      close: async () => {
        await context.chatStreams.close();
        await context.boardStreams.close();
        await context.storeStreams.close();
        await queue.stop();
        await opened.close();
        await lock?.release();
      },
    };
  } catch (error) {
    await connection?.close().catch(() => {});
    await lock?.release();
    throw error;
  }
}
