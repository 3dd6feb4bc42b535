import { QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { reportMaintenance } from "@/platform/connectivity";
import { ApiError, isMissing } from "@/platform/http/api-error";
import { preloadTexts } from "@/platform/i18n";
import { createShopQueryClient, useQuery } from "@/platform/query";
import { LoadFailure } from "./load-failure";
import { queryProgress } from "./query-progress";
import { QuerySection } from "./query-section";

/** Ends the newest call. */
let answer: { resolve: (name: string) => void; reject: (error: Error) => void };
let client = createShopQueryClient();

beforeEach(async () => {
  client = createShopQueryClient();
  await preloadTexts("shell");
});
afterEach(() => {
  cleanup();
  client.clear();
  reportMaintenance(false);
});

const shops = (slug: string) => ({
  queryKey: ["shops", slug],
  queryFn: () => new Promise<string>((resolve, reject) => (answer = { resolve, reject })),
});

const Progress = ({ isFetching }: { readonly isFetching: boolean }) => (
  <output>{isFetching ? "asking" : "at rest"}</output>
);

function Shops({ slug }: { readonly slug: string }) {
  const query = useQuery(shops(slug));
  return (
    <>
      <Progress isFetching={query.isFetching} />
      <QuerySection title="Shops" query={query} isEmpty={() => false} skeleton={<p>coming</p>}>
        {(name) => <p>{name}</p>}
      </QuerySection>
    </>
  );
}

function Shop() {
  const query = useQuery(shops("one"));
  if (query.data !== undefined) return <p>{query.data}</p>;
  const failed = queryProgress(query) === "failed" ? <LoadFailure query={query} /> : <p>coming</p>;
  return (
    <>
      <Progress isFetching={query.isFetching} />
      {isMissing(query.error) ? <p>Not found</p> : failed}
    </>
  );
}

const view = (content: ReactNode) => <QueryClientProvider client={client}>{content}</QueryClientProvider>;
/** A call fails, and that is shown. */
async function fail(status: number): Promise<void> {
  await act(async () => answer.reject(new ApiError("refused", { status })));
  await screen.findByText("at rest");
}
async function askAgain(): Promise<void> {
  await act(async () => void client.refetchQueries());
  await screen.findByText("asking");
}
async function succeed(): Promise<void> {
  await act(async () => answer.resolve("Corner shop"));
  await screen.findByText("Corner shop");
}
const retry = () => screen.getByRole("button", { name: "Try again" });
const skeleton = () => screen.queryByText("coming");

it("a section that has failed keeps its panel while it is asked for again, and says that it is", async () => {
  render(view(<Shops slug="one" />));
  expect(skeleton()).not.toBeNull();
  await fail(500);
  expect(retry().ariaBusy).toBeNull();
  await act(async () => fireEvent.click(retry()));
  await screen.findByText("asking");
  expect(skeleton()).toBeNull();
  expect(retry().ariaBusy).toBe("true");
  await fail(500);
  expect(retry().ariaBusy).toBeNull();
  await askAgain();
  expect(retry().ariaBusy).toBe("true");
  await succeed();
  expect(screen.queryByRole("alert")).toBeNull();
});

it("what was not found stays so while it is asked for again", async () => {
  render(view(<Shop />));
  await fail(404);
  expect(screen.queryByText("Not found")).not.toBeNull();
  await askAgain();
  expect(screen.queryByText("Not found")).not.toBeNull();
  await succeed();
});

it("another query begins with its own skeleton", async () => {
  const { rerender } = render(view(<Shops slug="one" />));
  await fail(500);
  rerender(view(<Shops slug="two" />));
  expect(skeleton()).not.toBeNull();
});

it("what failed without a connection is loading when that is back", async () => {
  reportMaintenance(true);
  render(view(<Shops slug="one" />));
  await fail(500);
  await askAgain();
  expect(skeleton()).toBeNull();
  await act(async () => reportMaintenance(false));
  expect(skeleton()).not.toBeNull();
});
