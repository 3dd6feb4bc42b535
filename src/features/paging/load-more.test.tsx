import { cleanup, screen } from "@testing-library/react";
import { useState } from "react";
import { flushSync } from "react-dom";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { preloadTexts } from "@/platform/i18n";
import { showInPage } from "../../../tests/fixtures/show-in-page";
import { LoadMore } from "./load-more";
import type { NextPageQuery } from "./paged-query";

let watched: number;
let come: (rowsShown: boolean, hasNextPage: boolean) => void;

function End() {
  const [state, setState] = useState({ rowsShown: true, hasNextPage: true });
  come = (rowsShown, hasNextPage) => flushSync(() => setState({ rowsShown, hasNextPage }));
  const query = {
    data: {},
    hasNextPage: state.hasNextPage,
    isFetching: false,
    isFetchNextPageError: false,
  } as NextPageQuery;
  return <LoadMore query={query} rowsShown={state.rowsShown} />;
}

beforeEach(async () => {
  watched = 0;
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      observe() {
        watched += 1;
      }
      disconnect() {}
    },
  );
  await preloadTexts("catalogue");
  await showInPage(<End />);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it("the end of a list is watched again when the rows that came are there, not before", () => {
  expect(watched).toBe(1);
  come(false, true);
  expect(watched).toBe(1);
  come(true, true);
  expect(watched).toBe(2);
});

it("the way to more goes together with the coming of the last rows", () => {
  come(false, false);
  expect(screen.queryByRole("button")).not.toBeNull();
  come(true, false);
  expect(screen.queryByRole("button")).toBeNull();
});
