/** The client's reading of responses: their age, failures and damage. */
import { describe, expect, it } from "vitest";
import { failure, same, testApi, untyped } from "../../../tests/fixtures/test-api";
import { get } from "./client";

const api = testApi();

describe("times", () => {
  it("takes the worker's stamp for the age, and tells that the network was not asked", async () => {
    const storedAt = Date.now() - 60_000;
    api.json(
      200,
      {},
      { "X-Stored-At": String(storedAt), Date: new Date(Date.now() + 3_600_000).toUTCString() },
    );
    const result = await get({ path: "/config", normalise: same });
    expect(result.storedAt).toBe(storedAt);
    expect(result.receivedAt).toBeGreaterThanOrEqual(storedAt + 60_000);
    expect((result.serverTime ?? 0) - Date.now()).toBeGreaterThan(3_500_000);
    expect(api.outcomes.at(-1)?.fromCache).toBe(true);
  });

  it("does not believe a stamp from the future", async () => {
    api.json(200, {}, { "X-Stored-At": String(Date.now() + 1_000_000) });
    const result = await get({ path: "/config", normalise: same });
    expect(result.storedAt).toBe(result.receivedAt);
  });
});

it("takes an empty body for no response", async () => {
  api.json(200, undefined);
  await expect(untyped.post({ path: "/x", normalise: same })).rejects.toMatchObject({ kind: "unusable" });
});

describe("a failure in plain words", () => {
  const answer = (status: number) => {
    api.respond = (_, response) => {
      response.writeHead(status, { "Content-Type": "text/plain" });
      response.end("oops");
    };
  };

  it.each([500, 404, 401])(
    "with %i comes from the shop: no other network asks to sign in",
    async (status) => {
      answer(status);
      const error = await failure(get({ path: "/categories", normalise: same }));
      expect(error).toMatchObject({ kind: "refused", status });
      expect(api.outcomes.map(({ kind }) => kind)).toEqual(["answered"]);
    },
  );

  it("with 511 comes from a network that asks to sign in", async () => {
    answer(511);
    expect((await failure(get({ path: "/categories", normalise: same }))).kind).toBe("unusable");
    expect(api.outcomes.at(-1)?.kind).toBe("unusable");
  });

  it("does not judge what was sent, nor what is read of one's own before something is sent", async () => {
    answer(403);
    const own = get({ path: "/customer/cart/list", authenticated: true, normalise: same });
    expect((await failure(own)).kind).toBe("unusable");
    const sent = untyped.post({ path: "/customer/cart/add", body: {}, normalise: same });
    expect((await failure(sent)).kind).toBe("unusable");
  });
});

describe("a damaged body of a public read", () => {
  /** A cache in between with a kept response; a request with `reload` goes past it. */
  const throughCache = (kept: string, fresh: string) => {
    api.respond = ({ headers }, response) => {
      response.writeHead(200, { "Content-Type": "application/json" });
      response.end(headers.pragma === "no-cache" ? fresh : kept);
    };
  };
  const readList = () =>
    untyped.get({
      path: "/stores/latest",
      authenticated: false,
      normalise: (value) => {
        if (!Array.isArray(value)) throw new TypeError("no list");
        return value;
      },
    });

  it.each(["[1,", "", "{}"])("such as %j is read once more, past every cache", async (kept) => {
    throughCache(kept, "[1,2]");
    expect((await readList()).data).toEqual([1, 2]);
    expect(api.seen).toHaveLength(2);
    // The first one says nothing about the network.
    expect(api.outcomes.at(-1)?.kind).toBe("answered");
  });

  it("is unusable when the second one is damaged, too", async () => {
    throughCache("[1,", "[1,");
    expect((await failure(readList())).kind).toBe("unusable");
    expect(api.seen).toHaveLength(2);
    expect(api.outcomes.map(({ kind }) => kind)).toEqual(["unusable"]);
  });

  it("is not looked for in a portal's page", async () => {
    throughCache("<h1>Sign in</h1>", "[1,2]");
    expect((await failure(readList())).kind).toBe("unusable");
    expect(api.seen).toHaveLength(1);
  });

  it("is not looked for in personal responses, which no cache keeps", async () => {
    throughCache("[1,", "[1,");
    const read = untyped.get({ path: "/customer/cart/list", authenticated: true, normalise: same });
    expect((await failure(read)).kind).toBe("unusable");
    expect(api.seen).toHaveLength(1);
  });
});
