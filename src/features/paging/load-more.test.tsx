import { act, cleanup, screen } from "@testing-library/react";
import { useDeferredValue, useState } from "react";
import { flushSync } from "react-dom";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { preloadTexts } from "@/platform/i18n";
import { showInPage } from "../../../tests/fixtures/show-in-page";
import { LoadMore } from "./load-more";
import type { NextPageQuery } from "./paged-query";

type Pages = readonly (readonly string[])[];

/** As many rows as there were each time the end of the list began to be watched. */
let rowsWhenWatched: number[];
let come: (pages: Pages, hasNextPage: boolean) => void;

const rows = () => screen.queryAllByRole("listitem");

function List() {
  const [data, setData] = useState<Pages>([["A", "B"]]);
  const [hasNextPage, setHasNextPage] = useState(true);
  come = (pages, hasNext) =>
    flushSync(() => {
      setData(pages);
      setHasNextPage(hasNext);
    });
  // As the grid of items renders rows that join it.
  const shown = useDeferredValue(data);
  const query = { data, hasNextPage, isFetching: false, isFetchNextPageError: false } as NextPageQuery;
  return (
    <>
      <ul>
        {shown.flat().map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      <LoadMore query={query} />
    </>
  );
}

beforeEach(async () => {
  rowsWhenWatched = [];
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      observe() {
        rowsWhenWatched.push(rows().length);
      }
      disconnect() {}
    },
  );
  await preloadTexts("catalogue");
  await showInPage(<List />);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it("the end of a list is watched again when the rows that came are there, not before", async () => {
  expect(rowsWhenWatched).toEqual([2]);
  come([["A", "B"], ["C"]], true);
  expect(rows()).toHaveLength(2);
  await act(async () => {});
  expect(rows()).toHaveLength(3);
  expect(rowsWhenWatched).toEqual([2, 3]);
});

it("the way to more goes together with the coming of the last rows", async () => {
  come([["A", "B"], ["C"]], false);
  expect(screen.queryByRole("button")).not.toBeNull();
  await act(async () => {});
  expect(rows()).toHaveLength(3);
  expect(screen.queryByRole("button")).toBeNull();
});
