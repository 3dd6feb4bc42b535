import type { FastifyInstance } from "fastify";

/**
 * A server that ends waits for its connections, and closes those that are idle when it is told to. One whose answer is on its way then
 * would be kept for the client's next request for more than a minute: that answer says that it is the last.
 */
export function endConnections(app: FastifyInstance): void {
  let isEnding = false;
  app.addHook("preClose", (done) => {
    isEnding = true;
    done();
  });
  app.addHook("onSend", (_request, reply, payload, done) => {
    if (isEnding) reply.header("connection", "close");
    done(null, payload);
  });
}
