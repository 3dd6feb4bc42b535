/** The whole server for a test: fresh database, settable clock, recorded codes and pushes, requests without a network. */
import type { FastifyInstance } from "fastify";
import { buildApp } from "../app";
import { chooseIdentityProviders, choosePhoneVerification, choosePorts } from "../choose-ports";
import type { Language, ServerContext } from "../context";
import type { ErrorEntry } from "../core/errors";
import type { Connection } from "../db/connection";
import type { Settings } from "../environment/settings";
import { jobDefinitions } from "../jobs";
import { createJobQueue, type JobDefinition } from "../jobs/queue";
import type { CodeMessage, Mail } from "../ports";
import { createBoardStreams } from "../services/board/board-streams";
import { createChatStreams } from "../services/chat/chat-streams";
import { openPaymentGateways } from "../services/payments/payment-gateways";
import { readDetourFactor } from "../services/settings/detour-factor";
import { createStoreStreams } from "../services/stores/store-streams";
import { chooseTimeZones } from "../services/time-zones";
import type { Method, SuccessOf } from "./call-types";
import { sharedCompilers } from "./compiled-schemas";
import { type RecordingPushPort, recordingPushPort } from "./push-port";
import { recordingCodeSender } from "./recording-code-sender";
import { recordingMail } from "./recording-mail";
import { type SettableClock, settableClock } from "./settable-clock";
import { openTestDatabase, type Template } from "./test-database";
import { testSettings } from "./test-settings";

export interface TestServerOptions {
  settings?: Partial<Settings>;
  /** Begins with the demo town instead of empty tables. */
  demo?: boolean;
  /** More routes, for tests of the plugins. */
  routes?: readonly ((app: FastifyInstance) => Promise<void> | void)[];
  /** More jobs. */
  jobs?: readonly JobDefinition[];
}

export interface TestRequest {
  query?: Record<string, string | number>;
  body?: unknown;
  /** zoneId header. */
  zone?: readonly number[];
  /** moduleId header. */
  module?: number | string;
  /** Bearer token; null for a sign-in that gave none. */
  token?: string | null;
  /** guest_id, in the query or body as the contract has it. */
  guest?: number;
  /** Idempotency-Key header. */
  key?: string;
  language?: Language;
  position?: { lat: number; lng: number };
  headers?: Record<string, string>;
  /** Network address of the caller; 127.0.0.1 unless it is given. */
  address?: string;
}

export interface TestResponse<Body = unknown> {
  status: number;
  headers: Record<string, string | string[] | number | undefined>;
  /** Parsed JSON, or the text; typed as the contract's success, which a test that looks inside expects. */
  body: Body;
  /** The errors of a refusal; empty after a success. */
  errors: readonly ErrorEntry[];
  /** The total that a refusal names because it has changed (major units). */
  newTotal: number | undefined;
}

export interface TestServer {
  app: FastifyInstance;
  context: ServerContext;
  connection: Connection;
  clock: SettableClock;
  /** One-time codes that were sent, oldest first. */
  codes: CodeMessage[];
  /** Mails that were sent by jobs, oldest first. */
  mails: Mail[];
  /** Pushes that were sent, oldest first, and the results of the next ones. */
  push: RecordingPushPort;
  inject: FastifyInstance["inject"];
  /** A call of the contract; `path` without /api/v1 unless it begins with a word of its own ("/healthz" needs `app.inject`). */
  call<M extends Method, P extends string>(
    method: M,
    path: P,
    request?: TestRequest,
  ): Promise<TestResponse<SuccessOf<M, P>>>;
  /** Runs the jobs that are due. */
  runJobs(): Promise<number>;
  /** Works on jobs as they come, as a running server does, until `close`. */
  startWorking(): Promise<void>;
  close(): Promise<void>;
}

async function contextOf(connection: Connection, settings: Settings, jobs: readonly JobDefinition[]) {
  const clock = settableClock();
  const codeSender = recordingCodeSender();
  const push = recordingPushPort();
  const mail = recordingMail();
  const failures: unknown[] = [];
  const queue = createJobQueue(connection, jobs, (error) => failures.push(error));
  const context: ServerContext = {
    settings,
    database: connection.database,
    clock,
    timeZones: await chooseTimeZones(connection.database, { name: settings.timeZone, now: clock.now() }),
    jobs: queue,
    codeSender,
    phoneVerification: await choosePhoneVerification(settings, () => clock.now()),
    mail,
    push,
    chatStreams: createChatStreams(connection),
    boardStreams: createBoardStreams(connection),
    storeStreams: createStoreStreams(connection),
    paymentGateways: await openPaymentGateways(settings, { database: connection.database, clock }),
    ...(await chooseIdentityProviders(settings, () => clock.now())),
    ...(await choosePorts(settings, () => readDetourFactor(connection.database))),
  };
  return { context, clock, codeSender, mail, push, queue };
}

const empty: Template = {
  name: "empty",
  sources: ["server/jobs"],
  fill: async (connection) => {
    const { queue } = await contextOf(connection, testSettings(), jobDefinitions);
    await queue.prepare();
  },
};

const demo: Template = {
  name: "demo",
  sources: ["server/jobs", "demo", "server/db/schema"],
  fill: async (connection) => {
    const { context, queue } = await contextOf(connection, testSettings({ demo: true }), jobDefinitions);
    await queue.prepare();
    await context.shopSeed?.fill(context);
  },
};

/** Opens a server on a fresh database: the embedded one, or PostgreSQL when TEST_DATABASE_URL is set. */
export async function openTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const { connection, close } = await openTestDatabase(options.demo ? demo : empty);
  const settings = testSettings({ demo: options.demo ?? false, demoAutopilot: false, ...options.settings });
  const jobs = [...jobDefinitions, ...(options.jobs ?? [])];
  const { context, clock, codeSender, mail, push, queue } = await contextOf(connection, settings, jobs);
  if (options.jobs) await queue.prepare();
  const app = await buildApp(context, {
    extraRoutes: options.routes ?? [],
    schemaController: sharedCompilers,
  });
  await app.ready();
  return {
    app,
    context,
    connection,
    clock,
    codes: codeSender.sent,
    mails: mail.sent,
    push,
    inject: app.inject.bind(app) as FastifyInstance["inject"],
    call: (method, path, request = {}) => call(app, method, path, request),
    runJobs: () => queue.runDue(context),
    startWorking: () => queue.work(context),
    close: async () => {
      await app.close();
      await queue.stop();
      await close();
    },
  };
}

async function call<Body>(
  app: FastifyInstance,
  method: Method,
  path: string,
  request: TestRequest,
): Promise<TestResponse<Body>> {
  const reads = method === "GET" || method === "DELETE";
  const guest = request.guest === undefined ? {} : { guest_id: request.guest };
  const query = { ...request.query, ...(reads ? guest : {}) };
  const body =
    reads && request.body === undefined
      ? undefined
      : Array.isArray(request.body) || typeof request.body === "string"
        ? request.body
        : { ...(reads ? {} : guest), ...(request.body as object | undefined) };
  const headers: Record<string, string> = { accept: "application/json" };
  if (request.zone) headers.zoneid = JSON.stringify(request.zone);
  if (request.module !== undefined) headers.moduleid = String(request.module);
  if (request.token) headers.authorization = `Bearer ${request.token}`;
  if (request.key) headers["idempotency-key"] = request.key;
  if (request.language) headers["x-localization"] = request.language;
  if (request.position) {
    headers.latitude = String(request.position.lat);
    headers.longitude = String(request.position.lng);
  }
  const response = await app.inject({
    method,
    url: `/api/v1${path}`,
    query: Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)])),
    headers: { ...headers, ...request.headers },
    ...(request.address === undefined ? {} : { remoteAddress: request.address }),
    ...(body === undefined ? {} : { payload: body }),
  });
  const isJson = String(response.headers["content-type"] ?? "").includes("json") && response.body !== "";
  const parsed = isJson ? JSON.parse(response.body) : response.body;
  return {
    status: response.statusCode,
    headers: response.headers,
    body: parsed,
    errors: Array.isArray(parsed?.errors) ? parsed.errors : [],
    newTotal: parsed?.errors ? parsed.total : undefined,
  };
}
