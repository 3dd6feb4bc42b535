// @vitest-environment jsdom
import { QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { settledPage, watchSettledPage } from "./settled-page";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A query that is under way until the returned function is called. */
function ask(queryClient: QueryClient, name: string): () => void {
  let respond = () => {};
  void queryClient.fetchQuery({
    queryKey: [name],
    queryFn: () => new Promise<string>((resolve) => (respond = () => resolve(name))),
  });
  return () => respond();
}

it("a page is settled each time that all it asked for has come", async () => {
  const queryClient = new QueryClient();
  const respond = ask(queryClient, "stores");
  const onSettled = vi.fn();
  const stop = watchSettledPage(queryClient, onSettled);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(onSettled).not.toHaveBeenCalled();

  respond();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(onSettled).toHaveBeenCalledTimes(1);

  const respondLater = ask(queryClient, "items");
  await vi.advanceTimersByTimeAsync(1_000);
  expect(onSettled).toHaveBeenCalledTimes(1);
  respondLater();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(onSettled).toHaveBeenCalledTimes(2);

  stop();
  ask(queryClient, "banners")();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(onSettled).toHaveBeenCalledTimes(2);
});

it("a response that leads to the next request does not settle it", async () => {
  const queryClient = new QueryClient();
  const respond = ask(queryClient, "store");
  let isSettled = false;
  void settledPage(queryClient).then(() => {
    isSettled = true;
  });
  respond();
  await vi.advanceTimersByTimeAsync(100);
  const respondLater = ask(queryClient, "items");
  await vi.advanceTimersByTimeAsync(1_000);
  expect(isSettled).toBe(false);
  respondLater();
  await vi.advanceTimersByTimeAsync(200);
  expect(isSettled).toBe(true);
});
