/** Identifies people of the board by their token, and other systems by their key, for routes with `config.operator`. */
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { OperatorRole } from "@/contract/calls/board-sign-in";
import type { ServerContext } from "../context";
import { coreError } from "../core/errors";
import { isApiKey, touchApiKey } from "../services/operators/api-keys";
import type { Operator } from "../services/operators/operator";
import { touchOperatorSession } from "../services/operators/operator-sessions";
import { refuse } from "../services/refusals";
import { bearerToken } from "./authentication";

declare module "fastify" {
  interface FastifyContextConfig {
    /** The roles that may call: without a login of the board 401, with another role 403. */
    operator?: readonly OperatorRole[];
    /** What belongs to a login: keys of other systems get 403. */
    peopleOnly?: true;
  }
  interface FastifyRequest {
    /** Set for routes with `config.operator`; `operatorOf` reads it. */
    operatorLogin: OperatorLogin | null;
  }
}

interface OperatorLogin {
  operator: Operator;
  tokenHash: string;
  /** A key of another system, and whether it may change something; null: a person. */
  key: { mayWrite: boolean } | null;
}

/** Reads who is signed in to the board before anything of the request is looked at. */
export function authenticateOperators(app: FastifyInstance, context: ServerContext): void {
  app.decorateRequest("operatorLogin", null);
  app.addHook("onRequest", async (request) => {
    const roles = request.routeOptions.config.operator;
    if (!roles) return;
    const token = bearerToken(request.headers.authorization);
    const login = token === null ? null : await findLogin(context, token);
    if (login === null) throw coreError("unauthenticated");
    if (login.key && request.routeOptions.config.peopleOnly) throw refuse("board_role");
    if (login.key?.mayWrite === false && request.method !== "GET" && request.method !== "HEAD")
      throw refuse("key_reads_only");
    if (!roles.includes(login.operator.role)) throw refuse("board_role");
    request.operatorLogin = login;
  });
}

async function findLogin({ database, clock }: ServerContext, token: string): Promise<OperatorLogin | null> {
  if (isApiKey(token)) return touchApiKey(database, token, clock.now());
  const login = await touchOperatorSession(database, token, clock.now());
  return login && { ...login, key: null };
}

/** The login of a route with `config.operator`. */
export function operatorLoginOf({ operatorLogin }: FastifyRequest): OperatorLogin {
  if (operatorLogin === null) throw coreError("unauthenticated");
  return operatorLogin;
}

/** Who calls a route with `config.operator`. */
export const operatorOf = (request: FastifyRequest): Operator => operatorLoginOf(request).operator;
