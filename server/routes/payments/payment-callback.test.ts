import Fastify, { type FastifyRequest } from "fastify";
import { describe, expect, it } from "vitest";
import { refuse } from "../../services/refusals";
import { requireCallback } from "./payment-callback";

/** The answer and the log of a shop with this setting, in the language. */
async function payAt(publicUrl: string, callback: string) {
  const lines: string[] = [];
  const app = Fastify({ logger: { level: "warn", stream: { write: (line) => lines.push(line) } } });
  app.decorate("context", { settings: { publicUrl, corsOrigins: [] } } as never);
  app.get("/pay", async (request: FastifyRequest) => ({ callback: requireCallback(request, callback) }));
  const { statusCode, body } = await app.inject({ url: "/pay" });
  await app.close();
  return { statusCode, body, log: lines.join("") };
}

describe("a payment at an address that the shop's settings do not know", () => {
  it("is told to the operator by the names of the settings, without what stands behind the address", async () => {
    const { statusCode, body, log } = await payAt(
      "https://shop.example",
      "https://www.shop.example/home?contact_number=4940123",
    );
    expect(statusCode).toBe(403);
    expect(body).not.toContain("PUBLIC_URL");
    expect(log).toContain("PUBLIC_URL");
    expect(log).toContain("https://www.shop.example");
    expect(log).not.toContain("4940123");
  });

  it.each(["en", "ar"] as const)("is a plain sentence for shoppers in %s", (language) => {
    const message = refuse("payment_callback").inLanguage(language).errors[0]?.message ?? "";
    expect(message).not.toMatch(/[A-Z]{3}|_|callback/);
    expect(message.length).toBeGreaterThan(20);
  });

  it("goes on at the shop's own address, and nothing is written down", async () => {
    const { statusCode, body, log } = await payAt("https://shop.example", "https://shop.example/home");
    expect([statusCode, JSON.parse(body), log]).toEqual([200, { callback: "https://shop.example/home" }, ""]);
  });
});
