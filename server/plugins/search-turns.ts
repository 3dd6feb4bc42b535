/**
 * Searches wait in a queue of their own. A misspelt one costs the database a hundred times what other reads do, and the embedded
 * database does one thing at a time: a handful of them would make everybody wait.
 */
import { setImmediate } from "node:timers/promises";
import type { FastifyInstance, FastifyRequest, RouteOptions } from "fastify";
import type { ServerContext } from "../context";
import { coreError } from "../core/errors";
import { fairQueue } from "../services/rate-limits/fair-queue";
import { networkAddressKey } from "./rate-limit";

/** Searches that wait for their turn: of everybody, and of one network address, behind which an office may be typing. */
const limits = { maxWaiting: 60, maxPerSubject: 10 } as const;
/** Searches may use one in this many connections to PostgreSQL, so that other calls find one. */
const connectionsPerSearch = 3;

/** Query fields that hold what somebody typed. */
const typedFields = ["name", "search"] as const;

const typedIn = (request: FastifyRequest): boolean =>
  typedFields.some((field) => {
    const typed = (request.query as Record<string, unknown> | null)?.[field];
    return typeof typed === "string" && typed.trim() !== "";
  });

const takesText = ({ method, schema }: RouteOptions): boolean => {
  const properties = (schema?.querystring as { properties?: object } | undefined)?.properties ?? {};
  return method === "GET" && typedFields.some((field) => field in properties);
};

/** Remembered answers are sent for this long while somebody searches, ms; shared caches keep them as long. */
const rememberedMs = 30_000;
const maxRemembered = 200;

/** Answers of reads that are the same for everybody who sends these headers. */
function rememberedAnswers() {
  const answers = new Map<string, { answer: unknown; until: number }>();
  return {
    keyOf: ({ url, headers }: FastifyRequest) =>
      [url, headers["x-localization"], headers.zoneid, headers.moduleid].join("\n"),
    find: (key: string): unknown => {
      const known = answers.get(key);
      return known && known.until > Date.now() ? known.answer : undefined;
    },
    keep: (key: string, answer: unknown) => {
      answers.delete(key);
      answers.set(key, { answer, until: Date.now() + rememberedMs });
      if (answers.size > maxRemembered) answers.delete(answers.keys().next().value ?? "");
    },
  };
}

/**
 * Bounds the searches of every read that takes a typed text, for each process: the rest wait, addresses in turns, and what finds no
 * place is 429 with Retry-After. While one is under way, routes with `config.answersFromMemory` answer what they answered a moment
 * ago. Registered before the routes.
 */
export function limitSearches(app: FastifyInstance, { settings }: ServerContext): void {
  const { databaseUrl, databaseConnections } = settings;
  const queue = fairQueue({
    ...limits,
    maxRunning:
      databaseUrl === null ? 1 : Math.max(1, Math.floor(databaseConnections / connectionsPerSearch)),
    busy: () => coreError("tooManyRequests", { retryAfterSeconds: 1 }),
  });
  const remembered = rememberedAnswers();
  app.addHook("onRoute", (route) => {
    const { handler } = route;
    if (route.config?.answersFromMemory) {
      route.handler = async function answerFromMemory(request, reply) {
        const key = remembered.keyOf(request);
        const known = queue.isBusy() ? remembered.find(key) : undefined;
        if (known !== undefined) return known;
        const answer: unknown = await handler.call(this, request, reply);
        remembered.keep(key, answer);
        return answer;
      };
      return;
    }
    if (!takesText(route)) return;
    route.handler = function handleInTurn(request, reply) {
      if (!typedIn(request)) return handler.call(this, request, reply);
      return queue.run(networkAddressKey(request.ip), async () => {
        // The embedded database works in this thread and never lets the event loop go on: what came in meanwhile is read first.
        await setImmediate();
        // Typing on gives up the search of a moment ago.
        if (request.raw.socket.destroyed) throw coreError("requestTimeout");
        return handler.call(this, request, reply);
      });
    };
  });
}
