import { screen } from "@testing-library/react";
import { beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { showInPage } from "../../../tests/fixtures/show-in-page";
import { eventually, stubbedShop } from "../../../tests/fixtures/stubbed-shop";
import { Hero } from "./hero";

const shop = stubbedShop();

beforeEach(() => {
  const firstScreen = document.createElement("div");
  firstScreen.id = "first-screen";
  document.body.append(firstScreen);
  onTestFinished(() => firstScreen.remove());
});

it.each([
  ["soon after them are shown", 500, "All of Port Amber"],
  ["once they have been read are not", 7_000, "Everything you need, at your door"],
])("the operator's words that come %s", async (_, afterMs, title) => {
  let now = 1_000;
  vi.spyOn(performance, "now").mockImplementation(() => now);
  let respond = (_: Response) => {};
  vi.stubGlobal("fetch", (input: RequestInfo | URL) => {
    const { pathname } = new URL(input instanceof Request ? input.url : String(input), "https://shop.test");
    shop.requests.push(new URL(pathname, "https://shop.test"));
    return new Promise<Response>((resolve) => {
      if (pathname.endsWith("/react-landing-page")) respond = resolve;
    });
  });
  await showInPage(<Hero onNoModule={() => {}} />);
  expect(screen.getByRole("heading", { name: "Everything you need, at your door" })).toBeDefined();
  await eventually(() => expect(shop.requests.length).toBeGreaterThan(0));
  now += afterMs;
  const landing = { header_title: "All of Port Amber", header_tag_line: "Come again", base_urls: {} };
  respond(Response.json(landing));
  await eventually(() => expect(screen.getByRole("heading", { name: title })).toBeDefined());
  await eventually(() =>
    expect(screen.queryByText("Come again") !== null).toBe(title === "All of Port Amber"),
  );
});
