/**
 * Logs without personal data: a request is its method, its route's pattern, status and time. No addresses of people, no
 * query strings, no bodies, no ids; errors of the database without the values that they were about.
 */
import type { FastifyInstance, FastifyServerOptions } from "fastify";
import { sqlStateOf } from "../db/transact";
import type { Settings } from "../environment/settings";

/** An error as it may be written down. */
export function loggedError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error };
  if (error instanceof AggregateError)
    return { type: error.name, message: error.message, errors: error.errors.map(loggedError) };
  const state = sqlStateOf(error);
  if (state === null && !("query" in error)) {
    return { type: error.name, message: error.message, stack: error.stack };
  }
  // Drizzle's message holds the parameters, PostgreSQL's the value that did not fit.
  let root: Error = error;
  while (root.cause instanceof Error) root = root.cause;
  return {
    type: root.name,
    state,
    message: root.message.replace(/"[^"]*"|'[^']*'|\([^)]*\)/g, "…"),
    query: "query" in error ? String(error.query).slice(0, 500) : undefined,
    stack: root.stack
      ?.split("\n")
      .filter((line) => /^\s+at /.test(line))
      .join("\n"),
  };
}

/** Options of Fastify's logger. */
export function loggerOptions(settings: Settings): { logger: NonNullable<FastifyServerOptions["logger"]> } {
  if (settings.logLevel === "silent") return { logger: false };
  return {
    logger: {
      level: settings.logLevel,
      base: null,
      serializers: {
        req: (request) => ({ method: request.method, route: request.routeOptions?.url ?? "unknown" }),
        res: (reply) => ({ status: reply.statusCode }),
        err: loggedError as never,
      },
    },
  };
}

/** One log line for each response, at the level info. */
export function logResponses(app: FastifyInstance): void {
  app.addHook("onResponse", async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? "unknown",
        status: reply.statusCode,
        milliseconds: Math.round(reply.elapsedTime),
      },
      "Request completed",
    );
  });
}
