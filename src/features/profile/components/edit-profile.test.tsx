import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { normaliseCustomerInfo } from "@/platform/http/normalise/customer";
import { preloadTexts } from "@/platform/i18n";
import { KitProvider } from "@/ui/chakra/kit-provider";
import { mockApi } from "../../../../tests/fixtures/mock-api";
import { showInPage } from "../../../../tests/fixtures/show-in-page";
import { EditProfile } from "./edit-profile";

const api = mockApi();
beforeEach(() => preloadTexts("account"));
afterEach(cleanup);

const customer = (verified: 0 | 1) =>
  normaliseCustomerInfo({
    id: 7,
    f_name: "Ada",
    l_name: "Lovelace",
    phone: "+12025551234",
    email: "ada@shop.test",
    is_phone_verified: verified,
    login_medium: "manual",
  });
const show = (verified: 0 | 1) =>
  showInPage(
    <KitProvider>
      <EditProfile customer={customer(verified)} onClose={() => undefined} />
    </KitProvider>,
  );
const field = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name);
const type = (name: string | RegExp, value: string) =>
  act(async () => {
    fireEvent.change(field(name), { target: { value } });
  });
const press = (name: string) =>
  act(async () => {
    fireEvent.click(screen.getByRole("button", { name }));
  });

it("keeps a verified phone number as it is, and one that is not verified can be changed", async () => {
  await show(1);
  expect(field(/^Phone/).disabled).toBe(true);
  expect(screen.getByText("Not Changeable")).toBeTruthy();
  cleanup();
  await show(0);
  expect(field(/^Phone/).disabled).toBe(false);
});

it("asks for the password only where a contact changes", async () => {
  await show(0);
  await type(/^Name/, "Ada King");
  expect(screen.queryByLabelText(/^Current password/)).toBeNull();
  await type(/^Email/, "king@shop.test");
  expect(screen.queryByLabelText(/^Current password/)).not.toBeNull();
  await press("Save");
  await vi.waitFor(() => expect(screen.getByText("Password is required")).toBeTruthy());
  expect(api.calls.filter(({ url }) => !url.pathname.endsWith("/config"))).toEqual([]);
});
