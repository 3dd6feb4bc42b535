import { createServer } from "node:http";
import { afterEach, describe, expect, it } from "vitest";
import { SlowLine } from "./slow-line";

const open: { close(): unknown }[] = [];
afterEach(() => {
  for (const one of open.splice(0)) one.close();
});

async function answering(body: string): Promise<string> {
  const server = createServer((_, response) => response.end(body));
  open.push(server);
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const address = server.address();
  return `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`;
}

describe("a slow line", () => {
  it("brings every byte in its order, and never before the line could have", async () => {
    const body = Array.from({ length: 20_000 }, (_, index) => index).join(",");
    const line = await SlowLine.open(await answering(body));
    open.push(line);
    expect(await (await fetch(line.url)).text()).toBe(body);
    line.slow = true;
    const started = performance.now();
    expect(await (await fetch(line.url)).text()).toBe(body);
    // 109 KB at 200 bytes a ms and one round trip; only what is impossible is refused here.
    expect(performance.now() - started).toBeGreaterThan(body.length / 200);
  });
});
