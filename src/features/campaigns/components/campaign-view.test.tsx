import { act, screen } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { preloadTexts } from "@/platform/i18n";
import { useLocationStore } from "@/stores/location";
import { useModuleStore } from "@/stores/module";
import { showInPage } from "../../../../tests/fixtures/show-in-page";
import { eventually, stubbedShop } from "../../../../tests/fixtures/stubbed-shop";
import { CampaignView, type WithoutPlace } from "./campaign-view";

const shop = stubbedShop();
beforeEach(() => preloadTexts("catalogue", "browse"));

const week = {
  id: 7,
  slug: "food-week",
  title: "Food Week",
  description: "A week of food.",
  available_date_ends: "2026-12-21",
  module_id: 1,
};
const AskForPlace: WithoutPlace = ({ headingLevel: level }) => <div role="note">{`asked at ${level}`}</div>;
const show = (idOrSlug: string, id: number | null = null, moduleId: number | null = null) =>
  showInPage(<CampaignView idOrSlug={idOrSlug} id={id} moduleId={moduleId} withoutPlace={AskForPlace} />);
/** A backend without this path. */
function refuse(path: string) {
  const others = globalThis.fetch;
  vi.stubGlobal("fetch", (input: string) =>
    input.includes(path) ? Promise.resolve(Response.json({ errors: [] }, { status: 404 })) : others(input),
  );
}
const title = (name: string) => screen.findByRole("heading", { level: 1, name });
/** The campaigns that were asked for. */
const asked = () => shop.requests.flatMap(({ pathname }) => pathname.split("/campaigns/")[1] ?? []);

describe("a campaign at a place", () => {
  it.each([
    ["with an unknown id", "0", null],
    ["with an unknown id in the query", "week", 0],
    ["with an unknown slug", "no-such-week", null],
  ])("%s is not found", async (_, idOrSlug, id) => {
    shop.responses = { "/campaigns/details/no-such-week": null };
    await show(idOrSlug, id);
    expect(await title("Not found")).toBeDefined();
  });

  it("is asked for with its stores at once where the address has its number and module", async () => {
    shop.responses = { "/basic-campaign-details": { ...week, stores: [] } };
    await show("food-week", 7, 1);
    expect(await title("Food Week")).toBeDefined();
    expect(asked()).toEqual(["basic-campaign-details"]);
    expect(screen.queryByRole("note")).toBeNull();
  });

  it.each([
    ["slug", null],
    ["number", 7],
  ])("is asked for in its own module, whichever is chosen, by its %s alone", async (_, id) => {
    shop.responses = {
      [`/campaigns/details/${id ?? "food-week"}`]: { ...week, module_id: 3 },
      "/basic-campaign-details": { ...week, stores: [] },
    };
    const modules: (string | null)[] = [];
    const others = globalThis.fetch;
    vi.stubGlobal("fetch", (input: string, init?: RequestInit) => {
      if (input.includes("/basic-campaign-details")) modules.push(new Headers(init?.headers).get("moduleId"));
      return others(input, init);
    });
    await show("food-week", id);
    expect(await title("Food Week")).toBeDefined();
    await eventually(() => expect(modules).toEqual(["3"]));
  });

  it("is known by its slug", async () => {
    shop.responses = {
      "/campaigns/details/food-week": week,
      "/basic-campaign-details": { ...week, stores: [] },
    };
    await show("food-week");
    expect(await title("Food Week")).toBeDefined();
    expect(asked()).toEqual(["details/food-week", "basic-campaign-details"]);
  });

  it("is looked for in the list of a backend that does not know slugs", async () => {
    shop.responses = { "/campaigns/basic": [week], "/basic-campaign-details": { ...week, stores: [] } };
    refuse("/campaigns/details/");
    await show("food-week");
    expect(await title("Food Week")).toBeDefined();
  });
});

describe("a campaign whose stores cannot be loaded", () => {
  it("still says what it is", async () => {
    shop.responses = { "/campaigns/details/food-week": week };
    const others = globalThis.fetch;
    vi.stubGlobal("fetch", (input: string) =>
      input.includes("/basic-campaign-details")
        ? Promise.resolve(new Response("", { status: 500 }))
        : others(input),
    );
    await show("food-week");
    expect(await screen.findByRole("button", { name: "Try again" })).toBeDefined();
    expect(await title("Food Week")).toBeDefined();
  });
});

describe("a campaign without a place", () => {
  beforeEach(() => {
    useLocationStore.setState({ zoneId: null, position: null, text: null });
    useModuleStore.setState({ module: null });
  });

  it.each([
    ["food-week", null],
    ["7", null],
    ["some-week", 7],
  ])("says what it is, and asks for the place of its stores: /campaigns/%s, id %s", async (idOrSlug, id) => {
    shop.responses = { "/campaigns/details/food-week": week, "/campaigns/details/7": week };
    await show(idOrSlug, id);
    expect(await title("Food Week")).toBeDefined();
    expect(screen.getByText("A week of food.")).toBeDefined();
    expect(screen.getByRole("note").textContent).toBe("asked at 3");
    expect(document.title).toContain("Food Week");
    expect(asked()).toHaveLength(1);
  });

  it("asks for its stores as soon as there is one, also without a module, and stays meanwhile", async () => {
    shop.responses = { "/campaigns/details/food-week": week };
    await show("food-week");
    expect(await screen.findByRole("note")).toBeDefined();
    act(() => useLocationStore.setState({ zoneId: "[1]", position: { lat: 1, lng: 1 }, text: "Quay" }));
    expect(screen.getByRole("heading", { level: 1, name: "Food Week" })).toBeDefined();
    expect(screen.queryByRole("note")).toBeNull();
    expect(document.querySelector("[data-skeleton]")).not.toBeNull();
    await vi.waitFor(() => expect(asked()).toEqual(["details/food-week", "basic-campaign-details"]));
  });

  it("that has ended is not found", async () => {
    shop.responses = { "/campaigns/details/food-week": null };
    await show("food-week");
    expect(await title("Not found")).toBeDefined();
    expect(screen.queryByRole("note")).toBeNull();
  });

  it("asks for nothing but the place where the backend needs one", async () => {
    refuse("/campaigns/details/");
    await show("food-week");
    expect((await screen.findByRole("note")).textContent).toBe("asked at 1");
  });

  it("does not list others, and asks for the place", async () => {
    await show("");
    expect(screen.getByRole("note").textContent).toBe("asked at 1");
    expect(asked()).toEqual([]);
  });
});
