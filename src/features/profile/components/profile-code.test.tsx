import { QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { preloadTexts } from "@/platform/i18n";
import { createShopQueryClient } from "@/platform/query";
import { KitProvider } from "@/ui/chakra/kit-provider";
import { ProfileCode } from "./profile-code";

beforeEach(() => preloadTexts("account"));
afterEach(cleanup);

const client = createShopQueryClient();
const profile = { name: "Ada", phone: "+12025559999", email: "ada@shop.test" };
const nothing = () => undefined;
const save = { send: async () => {}, confirm: async () => {}, cancel: nothing, resume: nothing };

function step(medium: "phone" | "email") {
  const pending = { change: { profile, image: null }, codeRequest: { medium, channel: medium }, sentAt: 0 };
  return (
    <QueryClientProvider client={client}>
      <KitProvider>
        <ProfileCode save={{ ...save, pending }} pending={pending} />
      </KitProvider>
    </QueryClientProvider>
  );
}
const typed = () =>
  screen
    .getAllByLabelText<HTMLInputElement>(/digit \d/i)
    .map(({ value }) => value)
    .join("");

it("begins the second of two codes with nothing typed", async () => {
  const { rerender } = render(step("phone"));
  await act(async () => {
    const [first] = screen.getAllByLabelText(/digit \d/i);
    if (first) fireEvent.input(first, { target: { value: "1" } });
  });
  expect(typed()).toBe("1");
  await act(async () => rerender(step("email")));
  expect(screen.getByText("ada@shop.test")).toBeTruthy();
  expect(typed()).toBe("");
});
