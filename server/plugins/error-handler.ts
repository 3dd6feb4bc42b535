/** Sends every error in the contract's form and the caller's language. Errors of the server itself hide their text. */
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Language } from "../context";
import { ContractError, coreError, refusal } from "../core/errors";
import { isRetryable, sqlStateOf } from "../db/transact";
import { isUnreachable } from "../db/unreachable";
import { Refusal } from "../services/refusals";
import { shopMoney } from "../services/settings/shop-money-text";
import { NOT_FOUND_PER_MINUTE } from "./rate-limit";
import { fieldErrors } from "./request-input";
import { languageOf } from "./shop-headers";

/** The contract's error for anything that was thrown. */
export function contractErrorOf(error: unknown, request: FastifyRequest): ContractError {
  if (error instanceof ContractError) return error;
  const known = error as Partial<FastifyError>;
  if (known.validation) return fieldErrors(known.validation, languageOf(request));
  switch (known.code) {
    case "FST_ERR_CTP_BODY_TOO_LARGE":
    case "FST_REQ_FILE_TOO_LARGE":
    case "FST_FILES_LIMIT":
    case "FST_PARTS_LIMIT":
    case "FST_FIELDS_LIMIT":
      return coreError("bodyTooLarge");
    case "FST_ERR_CTP_INVALID_MEDIA_TYPE":
    case "FST_INVALID_MULTIPART_CONTENT_TYPE":
      return coreError("unsupportedMedia");
    case "FST_ERR_CTP_INVALID_JSON_BODY":
    case "FST_ERR_CTP_EMPTY_JSON_BODY":
    case "FST_ERR_CTP_INVALID_CONTENT_LENGTH":
      return coreError("malformedBody");
    case "FST_ERR_BAD_URL":
    case "FST_ERR_MAX_PARAM_LENGTH":
      return coreError("notFound");
  }
  if (error instanceof SyntaxError && known.statusCode === 400) return coreError("malformedBody");
  const state = sqlStateOf(error);
  // Data that no column can hold got past a schema: the caller's fault, and worth a line in the log.
  if (state?.startsWith("22")) return refusal(403, "invalid", "A value of the request is not valid.");
  if (isRetryable(error) || state === "57014" || isUnreachable(error)) {
    return coreError("unavailable", { retryAfterSeconds: 2 });
  }
  const status = known.statusCode ?? 500;
  if (status >= 400 && status < 500) {
    return refusal(status, "request", known.message ?? "The request cannot be answered.");
  }
  if (status === 503) return coreError("unavailable", { retryAfterSeconds: 2 });
  return coreError("unexpected");
}

/** Writes the amounts of a refusal with the shop's currency, which only they need to be looked up for. */
async function amountWriter(app: FastifyInstance, error: ContractError, language: Language) {
  if (!(error instanceof Refusal && error.hasAmounts)) return undefined;
  // A database that cannot be asked leaves plain numbers: the refusal itself has to arrive.
  return shopMoney(app.context.database, language).catch(() => undefined);
}

function send(reply: FastifyReply, error: ContractError): FastifyReply {
  reply.status(error.status).header("cache-control", "no-store");
  if (error.details.retryAfterSeconds !== undefined) {
    reply.header("retry-after", String(error.details.retryAfterSeconds));
  }
  // Past the route's schema, which knows its success only.
  return reply
    .type("application/json; charset=utf-8")
    .serializer((body: unknown) => String(body))
    .send(JSON.stringify(error.responseBody));
}

/** Registers the one error handler and the one response for unknown addresses. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler(async (error, request, reply) => {
    const thrown = contractErrorOf(error, request);
    const language = languageOf(request);
    const failure = thrown.inLanguage(language, await amountWriter(app, thrown, language));
    if (error instanceof ContractError && failure.status === 503)
      // Nothing is broken: the server has too much to do.
      request.log.warn(
        { route: request.routeOptions.url ?? "unknown", code: failure.errors[0]?.code },
        "A request was turned away",
      );
    else if (
      failure.status >= 500 ||
      !(error instanceof ContractError || (error as FastifyError).validation)
    ) {
      const level = failure.status >= 500 ? "error" : "debug";
      request.log[level]({ err: error, route: request.routeOptions.url ?? "unknown" }, "A request failed");
    }
    return send(reply, failure);
  });
  const limit = app.createRateLimit({ max: NOT_FOUND_PER_MINUTE, timeWindow: 60_000 });
  app.setNotFoundHandler(async (request, reply) => {
    const seen = await limit(request);
    const tooMany = !seen.isAllowed && seen.isExceeded;
    const retryAfterSeconds = tooMany ? Math.max(1, seen.ttlInSeconds) : 0;
    const failure = tooMany ? coreError("tooManyRequests", { retryAfterSeconds }) : coreError("notFound");
    return send(reply, failure.inLanguage(languageOf(request)));
  });
}
