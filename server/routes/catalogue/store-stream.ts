import { type FastifyPluginAsyncTypebox, Type } from "@fastify/type-provider-typebox";
import { Id } from "@/contract/schema";
import { networkAddressKey } from "../../plugins/rate-limit";
import { refuse } from "../../services/refusals";

/** So often a stream says that it is there (ms), more often than proxies close quiet connections. */
const heartbeatMs = 25_000;
/** When a page that lost its stream opens another one, ms. */
const reconnectMs = 5000;
/** Bytes that a slow reader may leave waiting. */
const maxWaitingBytes = 16 * 1024;

/** Server-sent events that say that something of a store came, went or closed; the page reads what. Nobody has to sign in. */
export const storeStreamRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { storeStreams } = app.context;
  app.addHook("preClose", () => storeStreams.close());

  app.get(
    "/stores/:id/stream",
    { config: { perMinute: 120 }, schema: { params: Type.Object({ id: Id }) }, compress: false },
    async (request, reply) => {
      const { raw } = reply;
      let heartbeat: NodeJS.Timeout | undefined;
      let isOver = false;
      const end = () => {
        isOver = true;
        clearInterval(heartbeat);
        if (raw.headersSent) raw.end();
      };
      const write = (text: string) => {
        if (!raw.headersSent || isOver) return;
        if (raw.writableLength > maxWaitingBytes) raw.destroy();
        else raw.write(text);
      };
      const remove = await storeStreams.add({
        storeId: request.params.id,
        address: networkAddressKey(request.ip),
        send: () => write("data: changed\n\n"),
        end,
      });
      if (remove === null) throw refuse("store_streams", {}, { retryAfterSeconds: 60 });
      reply.hijack();
      const stop = () => {
        remove();
        end();
      };
      // The page may have gone while this waited: `close` comes no more then.
      if (raw.destroyed || isOver) {
        stop();
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
      raw.on("close", stop);
      raw.write(`retry: ${reconnectMs}\n\n`);
      heartbeat = setInterval(() => write(": here\n\n"), heartbeatMs);
    },
  );
};
