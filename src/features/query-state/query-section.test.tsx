import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { InView } from "@/ui/plain/in-view";
import { QuerySection } from "./query-section";

const query = (data: string | undefined) => ({
  data,
  error: null,
  isError: false,
  isFetching: data === undefined,
  fetchStatus: data === undefined ? ("fetching" as const) : ("idle" as const),
  refetch: async () => undefined,
});

function Part({ data, surely }: { readonly data: string | undefined; readonly surely: boolean }) {
  return (
    <InView placeholder={null} surely={surely}>
      <QuerySection title="Shops" query={query(data)} isEmpty={() => false} skeleton={<p>coming</p>}>
        {(name) => <p>{name}</p>}
      </QuerySection>
    </InView>
  );
}

/** The text as soon as the rows are known, before anything of low priority was rendered. */
function shownAtOnce(surely: boolean): string {
  const place = document.createElement("div");
  const root = createRoot(place);
  flushSync(() => root.render(<Part data={undefined} surely={surely} />));
  expect(place.textContent).toContain("coming");
  flushSync(() => root.render(<Part data="Corner shop" surely={surely} />));
  const shown = place.textContent ?? "";
  root.unmount();
  return shown;
}

// Rendered without the library, whose `act` renders what is of low priority, too.
beforeEach(() => vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", false));
afterEach(() => vi.unstubAllGlobals());

it("shows rows of the first screens at once", () => {
  expect(shownAtOnce(true)).toContain("Corner shop");
});

it("lets rows of the screens below wait for what is more urgent", () => {
  expect(shownAtOnce(false)).toContain("coming");
});
