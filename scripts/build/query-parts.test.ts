import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { QueryClient } from "@tanstack/react-query";
import { describe, expect, it } from "vitest";
import { NO_MUTATIONS, queryPartsPlugin } from "./query-parts";

const ROOT = join(import.meta.dirname, "../..");
const CORE = join(ROOT, "node_modules/@tanstack/query-core/build/modern");

async function noMutations(): Promise<object> {
  const address = `data:text/javascript,${encodeURIComponent(NO_MUTATIONS)}`;
  const { MutationCache } = (await import(/* @vite-ignore */ address)) as { MutationCache: new () => object };
  return new MutationCache();
}

describe("a query client without mutations", () => {
  it("asks its cache for nothing that is left out", async () => {
    const asked = readFileSync(join(CORE, "queryClient.js"), "utf8").matchAll(/#mutationCache\.(\w+)/g);
    const cache = await noMutations();
    for (const [, name = ""] of asked) expect(cache).toHaveProperty(name, expect.any(Function));
  });

  it("counts none, ends and goes on without them", async () => {
    const mutationCache = (await noMutations()) as never;
    const client = new QueryClient({ mutationCache });
    client.mount();
    await client.resumePausedMutations();
    expect(client.isMutating()).toBe(0);
    client.setQueryData(["config"], 1);
    client.clear();
    expect(client.getQueryData(["config"])).toBeUndefined();
    client.unmount();
  });

  it("is what the build finds where the library has its own", () => {
    const file = join(CORE, "mutationCache.js");
    expect(existsSync(file)).toBe(true);
    const { load } = queryPartsPlugin() as { load(id: string): unknown };
    expect(load(file)).toEqual({ code: NO_MUTATIONS, map: null });
    expect(load(join(CORE, "queryCache.js"))).toBeUndefined();
  });

  it("is enough: no source uses a mutation", () => {
    const sources = readdirSync(join(ROOT, "src"), { recursive: true, encoding: "utf8" });
    const using = sources
      .filter((file) => /\.tsx?$/.test(file))
      .filter((file) =>
        /\b(?:useMutation|useIsMutating|useMutationState|MutationCache|MutationObserver)\b[^;]*from "@tanstack/.test(
          readFileSync(join(ROOT, "src", file), "utf8"),
        ),
      );
    expect(using).toEqual([]);
  });
});
