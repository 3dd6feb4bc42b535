import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { checkedAnswers, peerFigures } from "./compared-call";
import { PAGE } from "./medusa-products";

const ids = (count: number) => Array.from({ length: count }, (_, id) => id);
const priced = (answer: unknown) => answer as number[];

describe("a call that is compared", () => {
  let close = () => {};
  afterEach(() => close());

  async function check(answer: RequestListener, paths: readonly string[] = ["/list"]): Promise<number> {
    const server = createServer(answer);
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    close = () => server.close();
    const { port } = server.address() as AddressInfo;
    const requests = paths.map((path) => ({ path, headers: { key: "pk" } }));
    return checkedAnswers(`http://127.0.0.1:${port}`, { name: "products", requests }, priced);
  }

  it("is measured when each answer has a page of rows; their mean size is told", async () => {
    const page = JSON.stringify(ids(PAGE));
    const kilobytes = await check(
      (request, response) => {
        if (request.headers.key !== "pk") response.statusCode = 400;
        response.end(request.url === "/long" ? page.padEnd(3 * 1024) : page.padEnd(1024));
      },
      ["/list", "/long"],
    );
    expect(kilobytes).toBe(2);
  });

  it.each([
    ["too few rows", ids(PAGE - 1)],
    ["too many rows", ids(PAGE + 1)],
    ["a row twice", [...ids(PAGE - 1), 0]],
  ])("is not measured with %s", async (_, rows) => {
    await expect(check((_request, response) => response.end(JSON.stringify(rows)))).rejects.toThrow(
      "rows with a price",
    );
  });

  it("is not measured when a request is refused", async () => {
    const refused: RequestListener = (request, response) => {
      response.statusCode = request.url === "/second" ? 400 : 200;
      response.end(JSON.stringify(ids(PAGE)));
    };
    await expect(check(refused, ["/first", "/second"])).rejects.toThrow("/second returned 400");
  });

  it("has its greatest rate and its p99 in the report, with the server's name and version", () => {
    const call = { name: "products", kind: "list", rate: 61.5, pace: 30.75, p50: 12.3, p99: 40.2 } as const;
    expect(peerFigures("Medusa 2", call, 45.28)).toEqual([
      { name: "Medusa 2: products, at most", value: 61.5, unit: "/s", note: "15 rows, 45.3 KB an answer" },
      {
        name: "Medusa 2: products, p99",
        value: 40.2,
        unit: "ms",
        note: "p50 12.3 ms at 31/s; at most 62/s",
      },
    ]);
  });
});
