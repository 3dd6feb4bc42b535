import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { beforeEach, expect, it, vi } from "vitest";
import { preloadTexts } from "@/platform/i18n";
import { createShopQueryClient } from "@/platform/query";
import { useToasts } from "@/stores/toasts";
import { mockApi } from "../../../tests/fixtures/mock-api";
import { useSaveProfile } from "./use-save-profile";

const api = mockApi();
beforeEach(() => preloadTexts("account"));

const profile = { name: "Ada Lovelace", phone: "+12025551234", email: "new@shop.test" };
const codeNeeded = {
  verification_on: "email",
  verification_medium: "email",
  otp_send: true,
  message: "A code is on its way.",
};

function openSave(onSaved: () => void = () => undefined) {
  const client = createShopQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  return renderHook(() => useSaveProfile(onSaved), { wrapper });
}

const sent = () =>
  api.calls
    .filter(({ url }) => url.pathname.endsWith("/customer/update-profile"))
    .map(({ init }) => Object.fromEntries((init.body as FormData).entries()));

it("waits for the code that the shop asks for, and sends everything again with it", async () => {
  const saved = vi.fn();
  const { result } = openSave(saved);
  const image = new File(["photo"], "me.png", { type: "image/png" });
  api.respond = () => ({ body: codeNeeded });
  await act(() => result.current.send({ profile, image }));
  expect(result.current.pending?.codeRequest).toEqual({ medium: "email", channel: "email" });
  expect(saved).not.toHaveBeenCalled();
  expect(useToasts.getState().toasts).toEqual([]);

  api.respond = () => ({
    status: 403,
    body: { ...codeNeeded, otp_send: false, message: "The code is wrong." },
  });
  await expect(act(() => result.current.confirm("000000"))).rejects.toMatchObject({
    errors: [{ message: "The code is wrong." }],
  });
  expect(result.current.pending).not.toBeNull();

  api.respond = () => ({ body: { message: "" } });
  await act(() => result.current.confirm("123456"));
  expect(sent().at(-1)).toEqual({
    ...profile,
    image,
    otp: "123456",
    verification_on: "email",
    verification_medium: "email",
  });
  expect(result.current.pending).toBeNull();
  expect(saved).toHaveBeenCalledOnce();
  expect(useToasts.getState().toasts.map(({ text }) => text)).toEqual(["Updated successfully."]);
});

it("asks for a second code without the first one's", async () => {
  const { result } = openSave();
  api.respond = () => ({ body: { ...codeNeeded, verification_on: "phone", verification_medium: "SMS" } });
  await act(() => result.current.send({ profile, image: null }));
  const reads = vi.spyOn(QueryClient.prototype, "invalidateQueries");
  api.respond = () => ({ body: codeNeeded });
  await act(() => result.current.confirm("123456"));
  expect(result.current.pending?.codeRequest.medium).toBe("email");
  // All but the second contact is saved by now, and the page shows it.
  expect(reads).toHaveBeenCalledOnce();
  reads.mockRestore();
  await act(() => result.current.confirm("654321"));
  expect(sent().at(-1)).toMatchObject({ otp: "654321", verification_on: "email" });
});

it("takes an empty response for no answer", async () => {
  const { result } = openSave();
  api.respond = () => ({ body: null });
  await expect(act(() => result.current.send({ profile, image: null }))).rejects.toThrow();
});
