/** Notes that requests come through a proxy although TRUST_PROXY is not set, so that `ops doctor` can tell. */
import type { FastifyInstance } from "fastify";
import type { ServerContext } from "../context";
import { watchProxies } from "../services/doctor/seen-proxy";

export function noteUntrustedProxies(
  app: FastifyInstance,
  { settings, database, clock }: ServerContext,
): void {
  if (settings.trustProxy !== false) return;
  const note = watchProxies(database);
  app.addHook("onRequest", (request, _reply, done) => {
    // Requests do not wait for this write: it is for the operator, and the next request repeats it.
    if (request.headers["x-forwarded-for"] !== undefined)
      note(request.socket.remoteAddress ?? "", clock.now()).catch(() => {});
    done();
  });
}
