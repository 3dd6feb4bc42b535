import { QueryClient, QueryClientProvider, queryOptions } from "@tanstack/react-query";
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { sharedQuery } from "./shared-query";

const requests = vi.fn();
let answer: (name: string) => void = () => {};
const shopQuery = (language: string) =>
  queryOptions({
    queryKey: ["shop", language],
    queryFn: () => {
      requests(language);
      return new Promise<{ name: string }>((resolve) => {
        answer = (name) => resolve({ name });
      });
    },
    staleTime: 1_000,
    select: ({ name }) => name,
  });
const useShopName = sharedQuery(shopQuery);
const Card = ({ language = "en" }: { readonly language?: string }) => <li>{useShopName(language) ?? "…"}</li>;

let client: QueryClient;
const shown = () => screen.queryAllByRole("listitem").map(({ textContent }) => textContent);
const observers = () =>
  client
    .getQueryCache()
    .find({ queryKey: ["shop", "en"] })
    ?.getObserversCount();
const cards = (count: number) => (
  <QueryClientProvider client={client}>
    {Array.from({ length: count }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
      <Card key={index} />
    ))}
  </QueryClientProvider>
);
const settle = () => act(() => vi.advanceTimersByTimeAsync(0));

beforeEach(() => {
  vi.useFakeTimers();
  client = new QueryClient();
  requests.mockClear();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it("many components have one observer and one request, and all show the response", async () => {
  const { rerender, unmount } = render(cards(30));
  expect(new Set(shown())).toEqual(new Set(["…"]));
  expect([observers(), requests.mock.calls.length]).toEqual([1, 1]);
  answer("Harbour");
  await settle();
  expect(shown()).toEqual(Array(30).fill("Harbour"));
  act(() => void client.setQueryData(["shop", "en"], { name: "Market" }));
  await settle();
  expect(new Set(shown())).toEqual(new Set(["Market"]));
  rerender(cards(2));
  expect(observers()).toBe(1);
  unmount();
  expect(observers()).toBe(0);
});

it("what is in the cache is shown with the first rendering", () => {
  client.setQueryData(["shop", "en"], { name: "Harbour" });
  render(cards(1));
  expect(shown()).toEqual(["Harbour"]);
  expect(requests).not.toHaveBeenCalled();
});

it("one that comes when the response has become old has it asked for again, and one that comes sooner does not", async () => {
  client.setQueryData(["shop", "en"], { name: "Harbour" });
  const { rerender } = render(cards(1));
  rerender(cards(2));
  expect(requests).not.toHaveBeenCalled();
  await act(() => vi.advanceTimersByTimeAsync(1_500));
  expect(requests).not.toHaveBeenCalled();
  rerender(cards(4));
  expect(requests).toHaveBeenCalledTimes(1);
  answer("Market");
  await settle();
  expect(shown()).toEqual(Array(4).fill("Market"));
});

it("each parameter has a query of its own", async () => {
  const tree = (language: string) => (
    <QueryClientProvider client={client}>
      <Card language={language} />
    </QueryClientProvider>
  );
  client.setQueryData(["shop", "en"], { name: "Harbour" });
  client.setQueryData(["shop", "ar"], { name: "الميناء" });
  const { rerender } = render(tree("en"));
  rerender(tree("ar"));
  expect(shown()).toEqual(["الميناء"]);
  expect(observers()).toBe(0);
});
