import { QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { type ReactNode, Suspense } from "react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { preloadTexts } from "@/platform/i18n";
import { createShopQueryClient } from "@/platform/query";
import { useLocationStore } from "@/stores/location";
import { useModuleStore } from "@/stores/module";
import { useSearchHistory } from "@/stores/search-history";
import { useSession } from "@/stores/session";
import { SearchBox } from "./search-box";

const asked = vi.fn();
/** Suggestions by zone. */
let suggested: Record<string, string> = {};
beforeEach(async () => {
  await preloadTexts("catalogue", "browse");
  asked.mockClear();
  Element.prototype.scrollIntoView = () => {};
  suggested = {};
  vi.stubGlobal("fetch", (input: RequestInfo | URL, init?: RequestInit) => {
    const path = new URL(input instanceof Request ? input.url : String(input), "https://shop.test").pathname;
    asked(path);
    const body = path.endsWith("/customer/suggested-items")
      ? [{ id: 7, name: "Harbour Soup", slug: "harbour-soup", module_id: 1, price: 5 }]
      : {
          items: Object.entries(suggested)
            .filter(([zone]) => new Headers(init?.headers).get("zoneId") === zone)
            .map(([, name], id) => ({ id: id + 1, name })),
          stores: [],
        };
    return Promise.resolve(Response.json(body));
  });
  useLocationStore.setState({ zoneId: "[1]", position: { lat: 1, lng: 1 }, text: "Quay" });
  useModuleStore.setState({ module: { id: 1, module_type: "food", module_name: "Food", slug: "food" } });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  useSession.setState({ token: null, accountKey: "guest:1" });
  useSearchHistory.setState({ searches: [] });
});

async function openBox(below?: ReactNode): Promise<void> {
  const client = createShopQueryClient();
  await act(async () => {
    render(
      <MemoryRouter>
        <QueryClientProvider client={client}>
          <Suspense>
            <SearchBox />
            {below}
          </Suspense>
        </QueryClientProvider>
      </MemoryRouter>,
    );
  });
  fireEvent.focus(screen.getByRole("combobox"));
}
const suggestedCalls = () => asked.mock.calls.filter(([path]) => String(path).endsWith("suggested-items"));

describe("the empty search box", () => {
  it("shows a customer suggested items", async () => {
    useSession.setState({ token: "secret", accountKey: "customer:abc" });
    await openBox();
    expect(await screen.findByRole("option", { name: /Harbour Soup/ })).toBeDefined();
    expect(screen.getByRole("group", { name: "Suggested for you" })).toBeDefined();
    expect(suggestedCalls()).toHaveLength(1);
  });

  it("lets each past search be removed by a button that names it", async () => {
    useSearchHistory.setState({ searches: ["harbour soup", "bread"] });
    await openBox();
    const remove = await screen.findByRole("button", { name: "Remove “harbour soup” from your searches" });
    // An option must not contain a button: screen readers would not come to it.
    expect(remove.closest("[role=listbox]")).toBeNull();
    fireEvent.click(remove);
    expect(screen.queryByRole("option", { name: "harbour soup" })).toBeNull();
    expect(screen.getByRole("option", { name: "bread" })).toBeDefined();
  });

  it("requests nothing for a guest", async () => {
    useSession.setState({ token: null, accountKey: "guest:1" });
    await openBox();
    fireEvent.change(screen.getByRole("combobox"), { target: { value: "so" } });
    await vi.waitFor(() => expect(asked).toHaveBeenCalled(), { timeout: 3_000 });
    expect(suggestedCalls()).toHaveLength(0);
  });
});

describe("a press outside the suggestions", () => {
  /** Suggestions lie over a card that opens something. */
  async function openBoxOverCard() {
    useSession.setState({ token: "secret", accountKey: "customer:abc" });
    const opened = vi.fn();
    await openBox(
      <button type="button" onClick={opened}>
        Card
      </button>,
    );
    await screen.findByRole("option", { name: /Harbour Soup/ });
    return { card: screen.getByRole("button", { name: "Card" }), opened };
  }

  it("closes them and does nothing else; the next press works", async () => {
    const { card, opened } = await openBoxOverCard();
    const press = () => {
      fireEvent.pointerDown(card, { button: 0 });
      fireEvent.click(card);
    };
    press();
    expect(screen.queryByRole("option")).toBeNull();
    expect(opened).not.toHaveBeenCalled();
    press();
    expect(opened).toHaveBeenCalledOnce();
  });

  it("that becomes scrolling does not affect the next press", async () => {
    const { card, opened } = await openBoxOverCard();
    fireEvent.pointerDown(card, { button: 0 });
    fireEvent.pointerCancel(card);
    fireEvent.click(card);
    expect(opened).toHaveBeenCalledOnce();
  });
});

describe("the search box while typing", () => {
  it("shows each name once among the items and once among the stores, with the first one's picture", async () => {
    const row = (id: number, name: string) => ({
      id,
      name,
      image_full_url: `https://pictures.test/${id}.webp`,
    });
    vi.stubGlobal("fetch", () =>
      Promise.resolve(
        Response.json({
          items: [row(1, "Linen Shirt"), row(2, "Oxford"), row(3, "linen shirt")],
          stores: [row(4, "Linen shirt"), row(5, "Linen Shirt")],
        }),
      ),
    );
    await openBox();
    fireEvent.change(screen.getByRole("combobox"), { target: { value: "shirt" } });
    await vi.waitFor(() => expect(screen.queryAllByRole("option")).not.toHaveLength(0), { timeout: 3_000 });
    const names = screen.getAllByRole("option").map((option) => option.textContent);
    expect(names).toEqual(["Linen Shirt", "Oxford", "Linen shirt"]);
    const [first] = screen.getAllByRole("option");
    expect(first?.querySelector("img")?.src).toContain("/1.webp");
  });

  it("keeps its suggestions until the next are loaded, but not those of another place", async () => {
    suggested = { "[1]": "Soup of the quay" };
    await openBox();
    const options = () => screen.queryAllByRole("option").map((option) => option.textContent);
    fireEvent.change(screen.getByRole("combobox"), { target: { value: "so" } });
    await vi.waitFor(() => expect(options()).toEqual(["Soup of the quay"]), { timeout: 3_000 });
    vi.stubGlobal("fetch", () => new Promise(() => {}));
    fireEvent.change(screen.getByRole("combobox"), { target: { value: "soup" } });
    expect(options()).toEqual(["Soup of the quay"]);
    act(() => useLocationStore.setState({ zoneId: "[2]", position: { lat: 1, lng: 1 }, text: "Hill" }));
    await vi.waitFor(() => expect(options()).toEqual([]));
  });
});
