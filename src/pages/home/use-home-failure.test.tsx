import { onlineManager, QueryClientProvider, useQuery } from "@tanstack/react-query";
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { scopeKey } from "@/platform/http/shop-scope";
import { createShopQueryClient } from "@/platform/query";
import { shopScope } from "@/stores/shop-scope";
import { useHomeFailure } from "./use-home-failure";

afterEach(() => {
  cleanup();
  onlineManager.setOnline(true);
});

/** The behaviour of each list when it is asked. */
type Answers = Record<string, () => unknown>;
const fine = () => "rows";
const broken = () => {
  throw new Error("Broken.");
};

function List({ name, answers }: { readonly name: string; readonly answers: Answers }) {
  const query = useQuery({
    queryKey: [name, scopeKey(shopScope())],
    queryFn: async () => answers[name]?.(),
    retry: false,
  });
  return <li>{`${name}: ${query.data === undefined ? "nothing" : "rows"}`}</li>;
}

function Trouble() {
  const trouble = useHomeFailure();
  if (trouble === null) return <p>fine</p>;
  return (
    <button type="button" onClick={() => void trouble.refetch()}>
      {trouble.isFetching ? "asking" : String((trouble.error as Error | undefined)?.message ?? "waiting")}
    </button>
  );
}

async function show(answers: Answers): Promise<void> {
  await act(async () => {
    render(
      <QueryClientProvider client={createShopQueryClient()}>
        <Trouble />
        {Object.keys(answers).map((name) => (
          <List key={name} name={name} answers={answers} />
        ))}
      </QueryClientProvider>,
    );
  });
}

it("lists that all fail are one trouble, and trying again brings them all", async () => {
  const answers: Answers = { categories: broken, popular: broken, stores: broken };
  await show(answers);
  const again = await screen.findByRole("button", { name: "Broken." });
  for (const name of Object.keys(answers)) answers[name] = fine;
  await act(async () => again.click());
  expect(await screen.findByText("fine")).toBeTruthy();
  expect(screen.getAllByText(/: rows$/)).toHaveLength(3);
});

it("the trouble stays while its lists are asked again, and when they fail again", async () => {
  const answers: Answers = { categories: broken, popular: broken, stores: broken };
  await show(answers);
  let refuse = (_: Error) => {};
  const pending = () =>
    new Promise((_, reject) => {
      refuse = reject;
    });
  answers.categories = pending;
  await act(async () => (await screen.findByRole("button", { name: "Broken." })).click());
  expect(await screen.findByRole("button", { name: "asking" })).toBeTruthy();
  await act(async () => refuse(new Error("Broken.")));
  expect(await screen.findByRole("button", { name: "Broken." })).toBeTruthy();
});

it("one or two failures are shown where they are", async () => {
  await show({ categories: broken, popular: broken });
  expect(await screen.findByText("fine")).toBeTruthy();
  expect(screen.getAllByText(/: nothing$/)).toHaveLength(2);
});

it("failures beside as many loaded lists are shown where they are", async () => {
  await show({ a: broken, b: broken, c: broken, d: fine, e: fine, f: fine });
  expect(await screen.findByText("fine")).toBeTruthy();
  expect(screen.getAllByText(/: rows$/)).toHaveLength(3);
});
