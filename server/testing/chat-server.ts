/** A server whose chats are tested, and what those tests ask it again and again. */
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { textOfCommand } from "./operator";
import { openShopServer } from "./shop-server";

/** A picture as a shopper sends it. */
export const chatPhoto = await sharp({
  create: { width: 300, height: 200, channels: 3, background: "#b53" },
})
  .png()
  .toBuffer();

/** The kitchen of the small shop as the receiver of a message. */
export const kitchen = { receiver_type: "vendor", receiver_id: 1 };

/** Opens a shop's server with a data folder of its own, as photos are counted. The test file closes it. */
export async function openChatServer() {
  const dataFolder = mkdtempSync(join(tmpdir(), "chat-"));
  const { server, shop, orderSoup } = await openShopServer({ dataFolder, demoAutopilot: false });
  return {
    server,
    shop,
    orderSoup,
    close: async () => {
      await server.close();
      rmSync(dataFolder, { recursive: true });
    },
    photosOnDisk: () => {
      try {
        return readdirSync(join(dataFolder, "photos")).length;
      } catch {
        return 0;
      }
    },
    /** The messages of a conversation. */
    details: (token: string, query: Record<string, string | number>) =>
      server.call("GET", "/customer/message/details", { token, query }),
    /** The conversations of a customer. */
    list: async (token: string, query: Record<string, string | number> = {}) =>
      (await server.call("GET", "/customer/message/list", { token, query })).body,
    /** Runs `ops chat` with these words; returns what it prints. */
    ops: textOfCommand(server.context, "chat"),
  };
}
