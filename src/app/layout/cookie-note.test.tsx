import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { preloadTexts } from "@/platform/i18n";
import { showInPage } from "../../../tests/fixtures/show-in-page";
import { CookieNote } from "./cookie-note";

beforeEach(() => preloadTexts("frame"));
afterEach(() => {
  cleanup();
  localStorage.clear();
});

it("the words on cookies stay until they were accepted here, and other words come again", async () => {
  await showInPage(<CookieNote text="We keep your cart." />);
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "OK" })));
  expect(screen.queryByText("We keep your cart.")).toBeNull();
  cleanup();
  await showInPage(<CookieNote text="We keep your cart." />);
  expect(screen.queryByText("We keep your cart.")).toBeNull();
  await showInPage(<CookieNote text="We keep your place, too." />);
  expect(screen.getByText("We keep your place, too.")).toBeTruthy();
});

it("a shop without such words shows nothing", async () => {
  await showInPage(<CookieNote text=" " />);
  expect(screen.queryByRole("button")).toBeNull();
});
