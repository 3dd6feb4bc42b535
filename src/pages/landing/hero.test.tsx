import { fireEvent, screen } from "@testing-library/react";
import { beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { typedText } from "@/boot/first-actions";
import { useLanding } from "@/features/configuration";
import { showInPage } from "../../../tests/fixtures/show-in-page";
import { eventually, stubbedShop } from "../../../tests/fixtures/stubbed-shop";
import { Hero } from "./hero";

const shop = stubbedShop();

/** The build's title until the operator's words come. */
const ownTitle = "Everything you need, at your door";
const title = "All of Port Amber";
let now = 1_000;
let firstScreen: HTMLElement;

beforeEach(() => {
  now = 1_000;
  vi.spyOn(performance, "now").mockImplementation(() => now);
  firstScreen = document.createElement("div");
  firstScreen.id = "first-screen";
  document.body.append(firstScreen);
  onTestFinished(() => firstScreen.remove());
});

/** Shows the hero; returns a function that lets the operator's words come. */
async function showHero(): Promise<() => Promise<void>> {
  let respond = (_: Response) => {};
  vi.stubGlobal("fetch", (input: RequestInfo | URL) => {
    const { pathname } = new URL(input instanceof Request ? input.url : String(input), "https://shop.test");
    shop.requests.push(new URL(pathname, "https://shop.test"));
    return new Promise<Response>((resolve) => {
      if (pathname.endsWith("/react-landing-page")) respond = resolve;
    });
  });
  await showInPage(
    <>
      <Hero onNoModule={() => {}} />
      <Arrival />
    </>,
  );
  expect(heading(ownTitle)).not.toBeNull();
  await eventually(() => expect(shop.requests.length).toBeGreaterThan(0));
  const landing = { header_title: title, header_tag_line: "Come again", base_urls: {} };
  return async () => {
    respond(Response.json(landing));
    await eventually(() => expect(screen.queryByText("They have come.")).not.toBeNull());
  };
}

/** Says when the operator's words are there, whether they are shown or not. */
const Arrival = () => (useLanding() ? <p>They have come.</p> : null);

const heading = (name: string) => screen.queryByRole("heading", { name });
const box = () => screen.getByLabelText<HTMLInputElement>("Search location");
const type = (text: string) => fireEvent.change(box(), { target: { value: text } });

it.each([
  ["soon after them are shown", 500, title],
  ["once they have been read are not", 7_000, ownTitle],
])("the operator's words that come %s", async (_, afterMs, expected) => {
  const wordsCome = await showHero();
  now += afterMs;
  await wordsCome();
  await eventually(() => expect(heading(expected)).not.toBeNull());
  await eventually(() => expect(screen.queryByText("Come again") !== null).toBe(expected === title));
});

it("words that come while somebody types wait until the box is left and empty", async () => {
  const wordsCome = await showHero();
  box().focus();
  type("H");
  type("");
  await wordsCome();
  expect(heading(ownTitle)).not.toBeNull();
  type("Harbour");
  fireEvent.blur(box());
  expect(heading(ownTitle)).not.toBeNull();
  type("");
  expect(heading(ownTitle)).not.toBeNull();
  fireEvent.blur(box());
  expect(heading(title)).not.toBeNull();
  type("Harbour");
  expect(heading(title)).not.toBeNull();
});

it("so do those that come when something was typed on the first screen", async () => {
  firstScreen.innerHTML = '<div class="fs-landing"><input name="search" value="Harbour"></div>';
  Object.assign(window, { doorstepBoot: { typed: typedText } });
  onTestFinished(() => void Reflect.deleteProperty(window, "doorstepBoot"));
  const wordsCome = await showHero();
  expect(box().value).toBe("Harbour");
  await wordsCome();
  expect(heading(ownTitle)).not.toBeNull();
  type("");
  fireEvent.blur(box());
  expect(heading(title)).not.toBeNull();
});
