import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useLayoutEffect, useState } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  createBrowserHistory,
  Link,
  MemoryRouter,
  matchPath,
  matchRoutes,
  Navigate,
  NavLink,
  Route,
  Router,
  Routes,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useSearchParams,
} from ".";

afterEach(cleanup);

describe("a pattern of paths", () => {
  it.each([
    ["/", "/", {}],
    ["/home", "/home", {}],
    ["/home", "/home/", {}],
    ["/home", "/Home", {}],
    ["/home", "/homes", null],
    ["/store/:id", "/store/corner", { id: "corner" }],
    ["/store/:id", "/store/caf%C3%A9%2Fbar", { id: "café/bar" }],
    ["/store/:id", "/store/100%", { id: "100%" }],
    ["/store/:id", "/store/", null],
    ["/store/:id", "/store/corner/menu", null],
    ["*", "/any/where", {}],
  ])("%s and the path %s: %j", (pattern, path, named) => expect(matchPath(pattern, path)).toEqual(named));

  it("that is written out comes before one with a name, and every other before the rest", () => {
    const routes = ["*", "/store/:id", "/store/latest"].map((path) => ({ path, element: path }));
    const at = (path: string) => matchRoutes(routes, path)?.route.path;
    expect(["/store/latest", "/store/corner", "/elsewhere"].map(at)).toEqual([
      "/store/latest",
      "/store/:id",
      "*",
    ]);
  });
});

function Place() {
  const { pathname, search, hash } = useLocation();
  return (
    <output>
      {pathname + search + hash} {useNavigationType()} {useParams().id ?? ""}
    </output>
  );
}
const shown = () => screen.getByRole("status").textContent?.trim();

function Pages() {
  const navigate = useNavigate();
  const [query, setQuery] = useSearchParams();
  return (
    <>
      <Link to="/store/corner?tab=menu#top">store</Link>
      <Link to="/store/corner" target="_blank">
        tab
      </Link>
      <Link to="https://elsewhere.test/">elsewhere</Link>
      <Link to="/store/corner" onClick={(event) => event.preventDefault()}>
        prevented
      </Link>
      <NavLink className={({ isActive }) => (isActive ? "current" : "other")} to="/store">
        stores
      </NavLink>
      <button
        type="button"
        onClick={() =>
          setQuery(
            (current) => {
              current.set("page", String(Number(current.get("page")) + 1));
              return current;
            },
            { replace: true },
          )
        }
      >
        more {query.get("page")}
      </button>
      <button type="button" onClick={() => setQuery({})}>
        no query
      </button>
      <button type="button" onClick={() => navigate(-1)}>
        back
      </button>
      <Routes>
        <Route path="/old" element={<Navigate replace to="/store/new" />} />
        <Route path="/store/:id" element={<Place />} />
        <Route path="*" element={<Place />} />
      </Routes>
    </>
  );
}
const press = (name: string, more = {}) => fireEvent.click(screen.getByText(name), more);

function Page({ onMount }: { onMount(): void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: counts how often the page is mounted.
  useLayoutEffect(onMount, []);
  return null;
}

describe("the router", () => {
  const open = (path = "/home") =>
    render(
      <MemoryRouter initialEntries={[path]}>
        <Pages />
      </MemoryRouter>,
    );

  it("follows links of its own, with query and hash, and names the parts of the path", () => {
    open();
    expect(shown()).toBe("/home POP");
    press("store");
    expect(shown()).toBe("/store/corner?tab=menu#top PUSH corner");
    press("back");
    expect(shown()).toBe("/home POP");
  });

  it("adds no entry for a link to the page that is shown", () => {
    open();
    press("store");
    press("store");
    expect(shown()).toBe("/store/corner?tab=menu#top REPLACE corner");
    press("back");
    expect(shown()).toBe("/home POP");
  });

  it.each([
    ["tab", {}],
    ["elsewhere", {}],
    ["prevented", {}],
    ["store", { ctrlKey: true }],
    ["store", { metaKey: true }],
    ["store", { shiftKey: true }],
    ["store", { button: 1 }],
  ])("leaves to the browser what is the browser's: %s %j", (name, more) => {
    open();
    const own = press(name, more);
    expect(own).toBe(name !== "prevented");
    expect(shown()).toBe("/home POP");
  });

  it("replaces the query alone, of what is shown, and drops it when it is empty", () => {
    open("/home?page=1&sort=new#end");
    press("more 1");
    expect(shown()).toBe("/home?page=2&sort=new REPLACE");
    press("no query");
    expect(shown()).toBe("/home PUSH");
  });

  it("leads on where a route only leads on", async () => {
    open("/old");
    await act(async () => {});
    expect(shown()).toBe("/store/new REPLACE new");
  });

  it("marks the link of the page that is shown and of the pages above it", () => {
    open();
    expect(screen.getByText("stores").className).toBe("other");
    expect(screen.getByText("stores").getAttribute("aria-current")).toBeNull();
    press("store");
    expect(screen.getByText("stores").className).toBe("current");
    expect(screen.getByText("stores").getAttribute("aria-current")).toBe("page");
  });

  it("keeps a page that two routes show", () => {
    const mounted = vi.fn();
    render(
      <MemoryRouter initialEntries={["/home"]}>
        <Link to="/store/corner">store</Link>
        <Routes>
          <Route path="/home" element={<Page onMount={mounted} />} />
          <Route path="/store/:id" element={<Page onMount={mounted} />} />
        </Routes>
      </MemoryRouter>,
    );
    press("store");
    expect(mounted).toHaveBeenCalledTimes(1);
  });

  it("says so where something is shown without it", () => {
    expect(() => render(<Place />)).toThrow("no router");
  });
});

function InBrowser() {
  const [history] = useState(createBrowserHistory);
  const [{ location, kind }, setPlace] = useState({ location: history.location, kind: history.kind });
  useLayoutEffect(
    () => history.listen((next) => setPlace({ location: next.location, kind: next.kind })),
    [history],
  );
  return (
    <Router history={history} location={location} kind={kind}>
      <Pages />
    </Router>
  );
}

describe("the browser's history", () => {
  beforeEach(() => window.history.replaceState(null, "", "/home"));

  it("knows how many entries of the visit are behind, and gives each a key that stays", async () => {
    const state = () => window.history.state as { idx: number; key?: string };
    render(<InBrowser />);
    expect(state()).toEqual({ idx: 0 });
    press("store");
    const { key, idx } = state();
    expect([idx, typeof key]).toEqual([1, "string"]);
    press("more");
    expect(state().idx).toBe(1);
    expect(state().key).not.toBe(key);
    const gone = new Promise((resolve) => window.addEventListener("popstate", resolve, { once: true }));
    press("back");
    await act(() => gone);
    expect(shown()).toBe("/home POP");
    expect(state()).toEqual({ idx: 0 });
  });

  it("takes an entry that a copy of its state made for the same page", async () => {
    render(<InBrowser />);
    press("store");
    const { key } = window.history.state as { key: string };
    window.history.pushState({ ...(window.history.state as object), overlays: 1 }, "");
    press("more");
    expect(window.history.state).toEqual({ idx: 1, key: expect.not.stringMatching(key) });
  });
});
