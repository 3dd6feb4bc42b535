import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { greatestRate, sendPaced } from "./load";

const pace = { connections: 2, rate: 100, seconds: 0.2 };

describe("load from a process of its own", () => {
  let server: Server;
  let url: string;
  let heard: IncomingMessage[];

  beforeEach(async () => {
    heard = [];
    server = createServer((request, response) => {
      heard.push(request);
      response.statusCode = request.url === "/broken" ? 500 : 200;
      response.end("{}");
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });

  afterEach(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  it("sends the requests in turn, each with its headers, and returns a latency for each", async () => {
    const requests = ["/first", "/second"].map((path) => ({ path, headers: { zoneId: `[${path.length}]` } }));
    const latencies = await sendPaced(url, requests, pace);
    expect(latencies).toHaveLength(20);
    expect(latencies.every((one) => one > 0)).toBe(true);
    const sent = heard.map(({ url: path, headers }) => `${path} ${headers.zoneid}`);
    expect(sent.filter((one) => one === "/first [6]")).toHaveLength(10);
    expect(sent.filter((one) => one === "/second [7]")).toHaveLength(10);
  });

  it("posts what has a body as JSON", async () => {
    await sendPaced(url, [{ path: "/order", headers: {}, body: { cart: 1 } }], pace);
    expect(heard[0]?.method).toBe("POST");
    expect(heard[0]?.headers["content-type"]).toBe("application/json");
  });

  it("says which response was no success, and goes on with the next job", async () => {
    await expect(sendPaced(url, [{ path: "/broken", headers: {} }], pace)).rejects.toThrow(
      "/broken returned 500.",
    );
    await expect(
      greatestRate(url, [{ path: "/broken", headers: {} }], { connections: 2, seconds: 1 }),
    ).rejects.toThrow("were no success.");
    expect(await sendPaced(url, [{ path: "/fine", headers: {} }], pace)).toHaveLength(20);
  });

  it("counts how many requests a second are responded to at most", async () => {
    const rate = await greatestRate(url, [{ path: "/fine", headers: {} }], { connections: 2, seconds: 1 });
    expect(rate).toBeGreaterThan(pace.rate);
    expect(heard.length).toBeGreaterThanOrEqual(Math.floor(rate));
  });
});
