import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { operatorRoles } from "@/contract/calls/board-sign-in";
import { bearerToken } from "../../plugins/authentication";
import { operatorLoginOf } from "../../plugins/operator";
import { networkAddressKey } from "../../plugins/rate-limit";
import { cursorText, readCursor } from "../../services/board/board-cursor";
import { touchOperatorSession } from "../../services/operators/operator-sessions";
import { refuse } from "../../services/refusals";

/** So often a stream says where the stores are (ms), more often than proxies close quiet connections; then its login is looked at. */
const heartbeatMs = 25_000;
/** When a board that lost its stream opens another one, ms. */
const reconnectMs = 1000;
/** Bytes that a slow reader may leave waiting. */
const maxWaitingBytes = 512 * 1024;

/**
 * Server-sent events of the orders of an operator's stores, each with the order as it is now. The token comes in the header as
 * with every call. Ends with its login.
 */
export const boardStreamRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { boardStreams, database, clock } = app.context;
  app.addHook("preClose", () => boardStreams.close());
  app.get(
    "/board/stream",
    { config: { operator: operatorRoles, perMinute: 120 }, schema: { tags: ["board"] }, compress: false },
    async (request, reply) => {
      const { operator, tokenHash } = operatorLoginOf(request);
      const token = bearerToken(request.headers.authorization) ?? "";
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
      const remove = await boardStreams.add({
        operatorId: operator.id,
        storeIds: operator.storeIds,
        address: networkAddressKey(request.ip),
        tokenHash,
        send: (event) => write(`data: ${JSON.stringify(event)}\n\n`),
        end,
      });
      if (remove === null) throw refuse("board_streams", {}, { retryAfterSeconds: 60 });
      reply.hijack();
      const stop = () => {
        remove();
        end();
      };
      // The board may have gone, or its login ended, while this waited: `close` comes no more then, or never says so.
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
      const tellPlace = async () =>
        write(
          `event: cursor\ndata: ${JSON.stringify({ cursor: cursorText(await readCursor(database, operator)) })}\n\n`,
        );
      const beat = async () => {
        if ((await touchOperatorSession(database, token, clock.now())) === null) return stop();
        await tellPlace();
      };
      heartbeat = setInterval(() => void beat().catch(stop), heartbeatMs);
      await tellPlace().catch(stop);
    },
  );
};
