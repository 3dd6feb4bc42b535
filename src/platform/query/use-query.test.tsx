import { notifyManager, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { reportMaintenance } from "@/platform/connectivity";
import { ApiError } from "@/platform/http/api-error";
import { createShopQueryClient } from "./query-client";
import { queryWith } from "./query-with";
import { useInfiniteQuery } from "./use-infinite-query";
import { useQuery } from "./use-query";

/** Ends the newest call. */
let answer: { resolve: (name: string) => void; reject: (error: Error) => void };
let client = createShopQueryClient();
let renderings = 0;

// Told within `act`, not a turn later.
beforeAll(() => notifyManager.setScheduler(queueMicrotask));
beforeEach(() => {
  client = createShopQueryClient();
  renderings = 0;
});
afterEach(() => {
  cleanup();
  client.clear();
  reportMaintenance(false);
});

const call = () => new Promise<string>((resolve, reject) => (answer = { resolve, reject }));
const refuse = () => act(async () => answer.reject(new ApiError("refused", { status: 500 })));
const succeed = () => act(async () => answer.resolve("Corner shop"));
const askAgain = () => act(async () => void client.refetchQueries());
const show = (content: React.ReactNode) =>
  act(async () => {
    render(<QueryClientProvider client={client}>{content}</QueryClientProvider>);
  });

function Name() {
  const { data } = useQuery({ queryKey: ["shop"], queryFn: call });
  renderings += 1;
  return <p>{data ?? "none"}</p>;
}

function ShoutedName() {
  const query = useQuery({ queryKey: ["shop"], queryFn: call });
  renderings += 1;
  const shouted = queryWith(query, { data: query.data?.toUpperCase() });
  return <p>{shouted.isError ? "failed" : (shouted.data ?? "none")}</p>;
}

function State() {
  const query = useQuery({ queryKey: ["shop"], queryFn: call });
  const { status, isError, isPending, isLoading, isFetching, error } = query;
  return (
    <output>
      {JSON.stringify({ status, isError, isPending, isLoading, isFetching, error: String(error) })}
    </output>
  );
}
const state = () => JSON.parse(screen.getByRole("status").textContent ?? "");

function Pages() {
  const query = useInfiniteQuery({
    queryKey: ["shops"],
    queryFn: call,
    initialPageParam: 1,
    getNextPageParam: () => undefined,
  });
  return <output>{query.isError ? "failed" : (query.data?.pages.join() ?? "loading")}</output>;
}

it("a query that has failed says so in all its fields while it is asked for again", async () => {
  await show(<State />);
  expect(state()).toMatchObject({ status: "pending", isPending: true, isLoading: true });
  await refuse();
  const failed = { ...state(), isFetching: true };
  expect(failed).toMatchObject({ status: "error", isError: true, isPending: false, isLoading: false });
  await askAgain();
  expect(state()).toEqual(failed);
  await succeed();
  expect(state()).toMatchObject({ status: "success", isError: false, isFetching: false, error: "null" });
});

it("so does one of pages", async () => {
  await show(<Pages />);
  const shown = () => screen.getByRole("status").textContent;
  await refuse();
  await askAgain();
  expect(shown()).toBe("failed");
  await succeed();
  expect(shown()).toBe("Corner shop");
});

it("renders for what is read of a query, also after it was asked for again", async () => {
  await show(<Name />);
  await refuse();
  await askAgain();
  await succeed();
  expect(screen.getByText("Corner shop")).toBeDefined();
  const before = renderings;
  await askAgain();
  await succeed();
  expect(renderings).toBe(before);
});

it("renders for what is read of a query with other data in it, and not for the rest", async () => {
  await show(<ShoutedName />);
  await refuse();
  expect(screen.getByText("failed")).toBeDefined();
  await askAgain();
  await succeed();
  expect(screen.getByText("CORNER SHOP")).toBeDefined();
  const before = renderings;
  await askAgain();
  await succeed();
  expect(renderings).toBe(before);
});

it("renders nothing again when the network goes, but what has failed", async () => {
  await show(<Name />);
  await succeed();
  const before = renderings;
  await act(async () => reportMaintenance(true));
  expect(renderings).toBe(before);
});
