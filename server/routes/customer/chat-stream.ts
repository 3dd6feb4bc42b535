import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { bearerToken } from "../../plugins/authentication";
import { networkAddressKey } from "../../plugins/rate-limit";
import { touchSession } from "../../services/auth/sessions";
import { refuse } from "../../services/refusals";
import { loginOf } from "./request-caller";

/** So often a stream says that it is there (ms), more often than proxies close quiet connections; then its login is looked at. */
const heartbeatMs = 25_000;
/** When a page that lost its stream opens another one, ms. */
const reconnectMs = 3000;
/** Bytes that a slow reader may leave waiting. */
const maxWaitingBytes = 64 * 1024;

/**
 * Server-sent events of what happens in the customer's chats: ids only, the page reads the rest. The token comes in the
 * header as with every call. Ends with its login.
 */
export const chatStreamRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { chatStreams, database, clock } = app.context;
  app.addHook("preClose", () => chatStreams.close());

  app.get(
    "/customer/message/stream",
    { config: { caller: "customer", perMinute: 120 }, schema: { tags: ["chat"] }, compress: false },
    async (request, reply) => {
      const login = loginOf(request);
      const token = bearerToken(request.headers.authorization) ?? "";
      const { raw } = reply;
      let heartbeat: NodeJS.Timeout | undefined;
      let isOver = false;
      const end = () => {
        isOver = true;
        clearInterval(heartbeat);
        if (raw.headersSent) raw.end();
      };
      const remove = await chatStreams.add({
        ...login,
        address: networkAddressKey(request.ip),
        send: (event) => {
          if (!raw.headersSent) return;
          if (raw.writableLength > maxWaitingBytes) raw.destroy();
          else raw.write(`data: ${JSON.stringify(event)}\n\n`);
        },
        end,
      });
      if (remove === null) throw refuse("chat_streams", {}, { retryAfterSeconds: 60 });
      reply.hijack();
      // The page may have gone, or its login ended, while this waited: `close` comes no more then, or never says so.
      if (raw.destroyed || isOver) {
        remove();
        return void raw.end();
      }
      raw.writeHead(200, {
        ...(reply.getHeaders() as Record<string, string>),
        "content-type": "text/event-stream; charset=utf-8",
        // No proxy keeps, changes or holds back what is in it.
        "cache-control": "no-store, no-transform",
        "x-accel-buffering": "no",
        // A server that stops ends its streams, and would wait a minute for their idle connections.
        connection: "close",
      });
      raw.write(`retry: ${reconnectMs}\n\n`);
      const stop = () => {
        remove();
        end();
      };
      const beat = async () => {
        const session = await touchSession(database, token, clock.now());
        if (!session) return stop();
        if (!isOver) raw.write(": here\n\n");
      };
      heartbeat = setInterval(() => void beat().catch(stop), heartbeatMs);
      raw.on("close", stop);
    },
  );
};
