/** The HTTP server, put together: plugins in the order in which a request meets them, then every route. */
import { constants } from "node:zlib";
import compress from "@fastify/compress";
import multipart from "@fastify/multipart";
import Fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
  LogController,
} from "fastify";
import type { ServerContext } from "./context";
import { coreError, refusal } from "./core/errors";
import type { Settings } from "./environment/settings";
import { authenticate } from "./plugins/authentication";
import { authenticateCouriers } from "./plugins/courier";
import { endConnections } from "./plugins/end-connections";
import { contractErrorOf, handleErrors } from "./plugins/error-handler";
import { acceptForms, acceptGuestForms } from "./plugins/form-upload";
import { serveHealth } from "./plugins/health";
import { replayForRetiredGuest } from "./plugins/idempotency";
import { acceptJsonBodies } from "./plugins/json-body";
import { loggerOptions, logResponses } from "./plugins/logging";
import { acceptMethodOverride } from "./plugins/method-override";
import { describeApi, serveApiDocs } from "./plugins/openapi";
import { authenticateOperators } from "./plugins/operator";
import { cachePublicReads } from "./plugins/public-cache";
import { limitRequestRate } from "./plugins/rate-limit";
import { coerceInput, refuseUnsafeInput } from "./plugins/request-input";
import { checkResponses } from "./plugins/response-check";
import { limitSearches } from "./plugins/search-turns";
import { setSecurityHeaders } from "./plugins/security-headers";
import { readShopHeaders } from "./plugins/shop-headers";
import { readableAddress, serveStaticFiles } from "./plugins/static-files";
import { noteUntrustedProxies } from "./plugins/untrusted-proxies";
import { apiRoutes, rootRoutes } from "./routes";

/** Bytes, ms and counts that a request may not exceed. */
const LIMITS = {
  bodyBytes: 256 * 1024,
  headerBytes: 16 * 1024,
  requestMs: 30_000,
  headersMs: 15_000,
  keepAliveMs: 72_000,
  handlerMs: 40_000,
  compressFrom: 1024,
  upload: { fileSize: 2 * 1024 * 1024, files: 10, fields: 60, parts: 70, fieldSize: 128 * 1024 },
} as const;

const STATUS_TEXT: Record<number, string> = { 400: "Bad Request", 408: "Request Timeout", 431: "Too Large" };

/** Options for tests. */
export interface AppOptions {
  /** More routes, for tests of the plugins. */
  extraRoutes?: readonly ((app: FastifyInstance) => Promise<void> | void)[];
  /** Compiled schemas that several apps of one process share; absent, each app compiles its own. */
  schemaController?: FastifyServerOptions["schemaController"];
}

/** Builds the app; it does not listen yet. */
export async function buildApp(
  context: ServerContext,
  { extraRoutes = [], schemaController }: AppOptions = {},
): Promise<FastifyInstance> {
  const { settings } = context;
  const app: FastifyInstance = Fastify({
    ...loggerOptions(settings),
    ...(schemaController && { schemaController }),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustProxyOption(settings.trustProxy),
    bodyLimit: LIMITS.bodyBytes,
    requestTimeout: LIMITS.requestMs,
    keepAliveTimeout: LIMITS.keepAliveMs,
    handlerTimeout: LIMITS.handlerMs,
    forceCloseConnections: "idle",
    return503OnClosing: true,
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true },
    onProtoPoisoning: "remove",
    onConstructorPoisoning: "remove",
    http: { maxHeaderSize: LIMITS.headerBytes },
    ajv: {
      // Own coercion (request-input): Ajv's turns null into "" and 0.
      customOptions: { coerceTypes: false, removeAdditional: true, useDefaults: true, allErrors: true },
    },
    frameworkErrors: (error, request, reply) => sendFrameworkError(error, request, reply),
    clientErrorHandler: (error, socket) => {
      if (error.code === "ECONNRESET" || !socket.writable) return;
      const status =
        error.code === "HPE_HEADER_OVERFLOW" ? 431 : error.code === "ERR_HTTP_REQUEST_TIMEOUT" ? 408 : 400;
      const { responseBody } =
        status === 400
          ? refusal(400, "bad_request", "Bad request.")
          : coreError(status === 408 ? "requestTimeout" : "bodyTooLarge");
      const body = JSON.stringify(responseBody);
      socket.end(
        `HTTP/1.1 ${status} ${STATUS_TEXT[status]}\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
      );
    },
  });
  app.server.headersTimeout = LIMITS.headersMs;
  app.decorate("context", context);
  acceptJsonBodies(app);

  await describeApi(app);
  logResponses(app);
  endConnections(app);
  await setSecurityHeaders(app, settings);
  await limitRequestRate(app, context);
  noteUntrustedProxies(app, context);
  handleErrors(app);
  if (settings.environment === "test") checkResponses(app);
  cachePublicReads(app);
  await app.register(compress, {
    global: true,
    threshold: LIMITS.compressFrom,
    encodings: ["br", "gzip", "identity"],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
  await app.register(multipart, { limits: LIMITS.upload });
  const posts = acceptMethodOverride(app);
  refuseUnsafeInput(app);
  acceptGuestForms(app);
  authenticate(app, context);
  authenticateOperators(app, context);
  authenticateCouriers(app, context);
  acceptForms(app);
  readShopHeaders(app, context);
  limitSearches(app, context);
  coerceInput(app);
  replayForRetiredGuest(app, context);

  for (const routes of apiRoutes) await app.register(routes, { prefix: "/api/v1" });
  for (const routes of rootRoutes) await app.register(routes);
  for (const routes of extraRoutes) await routes(app);
  posts.close();
  serveHealth(app, context);
  serveApiDocs(app);
  await serveStaticFiles(app, context);
  return app;
}

/** Addresses that cannot be decoded and the like: whoever opens a page is led to it, everybody else gets the error. */
function sendFrameworkError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const page =
    error.code === "FST_ERR_BAD_URL" && request.method === "GET"
      ? readableAddress(request.url, request.headers.accept)
      : null;
  if (page !== null) {
    reply.redirect(page);
    return;
  }
  const failure = contractErrorOf(error, request);
  reply
    .status(failure.status)
    .type("application/json; charset=utf-8")
    .send(JSON.stringify(failure.responseBody));
}

/** Fastify's form of the setting: a number of hops becomes a question about each hop. */
function trustProxyOption(
  setting: Settings["trustProxy"],
): false | string[] | ((address: string, hop: number) => boolean) {
  if (setting === false) return false;
  return typeof setting === "number" ? (_address, hop) => hop < setting : [...setting];
}
