import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ContractError } from "../core/errors";
import { httpCodeSender } from "./http-code-sender";

const asked: { authorization: string | undefined; body: unknown }[] = [];
let status = 204;
let service: Server;
let url: string;

beforeEach(async () => {
  asked.length = 0;
  status = 204;
  service = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      asked.push({
        authorization: request.headers.authorization,
        body: JSON.parse(Buffer.concat(chunks).toString()),
      });
      response.writeHead(status, { location: "http://127.0.0.1:1/" });
      response.end();
    });
  });
  await new Promise<void>((listening) => service.listen(0, "127.0.0.1", listening));
  url = `http://127.0.0.1:${(service.address() as AddressInfo).port}/codes`;
});
afterEach(() => new Promise((closed) => service.close(closed)));

const message = {
  purpose: "reset",
  medium: "phone",
  target: "+12025550200",
  code: "482913",
  language: "ar",
  shop: "Corner Shop",
} as const;

describe("a service that sends codes", () => {
  it("gets the code with its token", async () => {
    await httpCodeSender(url, "secret").send(message);
    expect(asked).toEqual([{ authorization: "Bearer secret", body: message }]);
    await httpCodeSender(url, null).send(message);
    expect(asked[1]?.authorization).toBeUndefined();
  });

  it.each([500, 302, 401])(
    "that answers %i fails the request, and the log names neither code nor person",
    async (code) => {
      status = code;
      const logged = vi.spyOn(console, "error").mockImplementation(() => {});
      const failure = await httpCodeSender(url, null)
        .send(message)
        .catch((error: unknown) => error);
      expect(failure).toBeInstanceOf(ContractError);
      expect((failure as ContractError).status).toBe(503);
      const lines = JSON.stringify(logged.mock.calls);
      logged.mockRestore();
      expect(lines).toContain("CODE_SENDER_URL");
      expect(lines).not.toMatch(/482913|\+1202/);
    },
  );
});
