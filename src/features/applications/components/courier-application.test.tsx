import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { preloadTexts } from "@/platform/i18n";
import { applicationDraft, saveApplicationDraft } from "@/stores/application-draft";
import { session, useSession } from "@/stores/session";
import { KitProvider } from "@/ui/chakra/kit-provider";
import { mockApi } from "../../../../tests/fixtures/mock-api";
import { showInPage } from "../../../../tests/fixtures/show-in-page";
import CourierApplication from "./courier-application";

const api = mockApi();
beforeEach(async () => {
  await preloadTexts("applications", "account", "shell");
  api.respond = ({ pathname }) => ({
    body: pathname.endsWith("/zone/list")
      ? [{ id: 4, name: "Harbour", modules: [], formated_coordinates: [] }]
      : [{ id: 2, type: "Bicycle" }],
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = () =>
  showInPage(
    <KitProvider>
      <CourierApplication />
    </KitProvider>,
  );
const field = <E extends HTMLElement = HTMLInputElement>(name: RegExp) => screen.findByLabelText<E>(name);
const type = async (name: RegExp, value: string) => {
  const input = await field(name);
  await act(async () => {
    fireEvent.input(input, { target: { value } });
  });
};

it("shows the zone and the vehicle of a draft, although the lists come later", async () => {
  saveApplicationDraft("courier", { zone_id: "4", vehicle_id: "2" });
  await show();
  expect((await field<HTMLSelectElement>(/^Vehicle/)).value).toBe("2");
  expect((await field<HTMLSelectElement>(/^Zone/)).value).toBe("4");
});

it("keeps no number of a document on the device, and nothing of one who signed out in another tab", async () => {
  await show();
  await type(/^First name/, "Ada");
  await type(/^Number of the document/, "P1234567");
  expect(applicationDraft("courier")).toMatchObject({ f_name: "Ada" });
  expect(applicationDraft("courier")).not.toHaveProperty("identity_number");
  saveApplicationDraft("courier", null);
  act(() => useSession.setState({ epoch: session().epoch + 1 }));
  await type(/^First name/, "Grace");
  expect(applicationDraft("courier")).toBeNull();
});

it("leads to the first field that is wrong, and says at the button that nothing was sent", async () => {
  vi.stubGlobal("matchMedia", () => Object.assign(new EventTarget(), { matches: true }));
  const scrolled = vi.fn();
  Element.prototype.scrollIntoView = scrolled;
  await show();
  const send = await screen.findByRole("button", { name: "Send application" });
  await act(async () => send.click());
  const first = await field(/^First name/);
  await vi.waitFor(() => expect(document.activeElement).toBe(first));
  expect(scrolled).toHaveBeenCalled();
  expect(screen.getByText(/^Not sent yet/)).toBeTruthy();
});
