import { QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Config } from "@/contract";
import { configQuery } from "@/features/configuration";
import { normaliseCustomerInfo } from "@/platform/http/normalise/customer";
import { preloadTexts } from "@/platform/i18n";
import { createShopQueryClient } from "@/platform/query";
import { KitProvider } from "@/ui/chakra/kit-provider";
import { mockApi } from "../../../../tests/fixtures/mock-api";
import { ProfileCard } from "./profile-card";

const api = mockApi();
beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  return preloadTexts("account");
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const customer = normaliseCustomerInfo({
  id: 7,
  f_name: "Ada",
  phone: "+12025551234",
  email: "ada@shop.test",
  is_phone_verified: 1,
  login_medium: "manual",
});

it("verifies a contact in a dialog with the six boxes, which closes again", async () => {
  const client = createShopQueryClient();
  client.setQueryData(configQuery("en").queryKey, {
    data: { centralize_login: { phone_verification_status: 1, email_verification_status: 1 } } as Config,
    storedAt: null,
  } as never);
  api.respond = () => ({
    body: {
      verification_on: "email",
      verification_medium: "email",
      otp_send: true,
      message: "A code is on its way.",
    },
  });
  await act(async () => {
    render(
      <QueryClientProvider client={client}>
        <KitProvider>
          <ProfileCard customer={customer} />
        </KitProvider>
      </QueryClientProvider>,
    );
  });
  await vi.waitFor(() => expect(screen.getByText("Verified")).toBeTruthy());
  expect(screen.queryByRole("button", { name: "Verify the phone number" })).toBeNull();
  await act(async () => {
    fireEvent.click(screen.getByRole("button", { name: "Verify the email" }));
  });
  const dialog = await screen.findByRole("dialog", { name: "Enter the code" });
  expect(within(dialog).getAllByLabelText(/digit \d/i)).toHaveLength(6);
  expect(within(dialog).getByText("ada@shop.test")).toBeTruthy();
  await act(async () => {
    fireEvent.click(within(dialog).getByRole("button", { name: "Cancel" }));
  });
  await vi.waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});
