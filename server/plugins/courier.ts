/** Identifies couriers by their token, for routes with `config.courier`. */
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { ServerContext } from "../context";
import { coreError } from "../core/errors";
import type { Courier } from "../services/couriers/courier";
import { touchCourierSession } from "../services/couriers/courier-sessions";
import { bearerToken } from "./authentication";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Couriers may call, nobody else: without a login of theirs 401. */
    courier?: true;
  }
  interface FastifyRequest {
    /** Set for routes with `config.courier`; `courierOf` reads it. */
    courierLogin: { courier: Courier; tokenHash: string } | null;
  }
}

/** Reads which courier is signed in before anything of the request is looked at. */
export function authenticateCouriers(app: FastifyInstance, context: ServerContext): void {
  app.decorateRequest("courierLogin", null);
  app.addHook("onRequest", async (request) => {
    if (!request.routeOptions.config.courier) return;
    const token = bearerToken(request.headers.authorization);
    const login =
      token === null ? null : await touchCourierSession(context.database, token, context.clock.now());
    if (login === null) throw coreError("unauthenticated");
    request.courierLogin = login;
  });
}

/** The login of a route with `config.courier`. */
export function courierLoginOf({ courierLogin }: FastifyRequest): { courier: Courier; tokenHash: string } {
  if (courierLogin === null) throw coreError("unauthenticated");
  return courierLogin;
}

/** The courier who calls a route with `config.courier`. */
export const courierOf = (request: FastifyRequest): Courier => courierLoginOf(request).courier;
