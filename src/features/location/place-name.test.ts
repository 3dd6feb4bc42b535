// @vitest-environment jsdom
import { QueryClient } from "@tanstack/react-query";
import { beforeEach, expect, it } from "vitest";
import { localValues } from "@/platform/storage/local-values";
import { checkoutDraft, saveCheckoutDraft } from "@/stores/checkout-draft";
import { useGuestContactStore } from "@/stores/guest-contact";
import { deliveryLocation, setLocation } from "@/stores/location";
import { useSession } from "@/stores/session";
import { forgetPlace } from "../../../tests/fixtures/forget-place";
import { mockApi } from "../../../tests/fixtures/mock-api";
import { placeNameIn, renamePlace } from "./place-name";

const api = mockApi();
const place = { text: "1 Quay Road", position: { lat: 1, lng: 2 }, zoneId: "[7]", zoneData: [] };
const saved = (address: string) => ({
  body: {
    addresses: [{ id: 1, address, latitude: "1", longitude: "2" }],
    total_size: 1,
    limit: 50,
    offset: 1,
  },
});
const named = { body: { results: [{ formatted_address: "طريق الرصيف 1" }], status: "OK" } };
const inArabic = () => placeNameIn(new QueryClient(), "ar");

beforeEach(() => {
  setLocation(place);
  useGuestContactStore.setState({ contact: null });
  api.respond = (url) => (url.pathname.endsWith("/address/list") ? saved("Pier 1") : named);
});

it("a place is called what the shop calls its point in the other language", async () => {
  expect(await inArabic()).toBe("طريق الرصيف 1");
  const [call] = api.calls;
  expect(call?.url.search).toBe("?lat=1.00000&lng=2.00000");
  expect(new Headers(call?.init.headers).get("X-localization")).toBe("ar");
});

const answer = (respond: typeof api.respond) => {
  api.respond = respond;
};

it.each([
  ["the shop cannot be reached", () => answer(() => Promise.reject(new TypeError("Failed to fetch")))],
  ["the point has no address", () => answer(() => ({ body: { results: [], status: "ZERO_RESULTS" } }))],
  ["no place is chosen", forgetPlace],
  [
    "it is a guest's own address",
    () => useGuestContactStore.setState({ contact: { ...contact, address: place.text } }),
  ],
  [
    "it is a customer's saved address",
    () => {
      useSession.setState({ token: "secret", accountKey: "customer:7" });
      answer((url) => (url.pathname.endsWith("/address/list") ? saved(place.text) : named));
    },
  ],
])("a place stays as it is when %s", async (_, prepare) => {
  prepare();
  expect(await inArabic()).toBeNull();
});

it("a customer's place that is no saved address is named anew", async () => {
  useSession.setState({ token: "secret", accountKey: "customer:7" });
  expect(await inArabic()).toBe("طريق الرصيف 1");
});

it("what was typed for a place goes along with its new name, and the page that is left keeps the old one", () => {
  const values = { address: place.text, house: "4", floor: "2" };
  saveCheckoutDraft({ storeId: 3, place: place.text, values });
  useGuestContactStore.setState({ contact: { ...contact, address: "Blue door", place: place.text } });
  renamePlace("طريق الرصيف 1");
  expect(checkoutDraft()).toMatchObject({
    place: "طريق الرصيف 1",
    values: { ...values, address: "طريق الرصيف 1" },
  });
  expect(useGuestContactStore.getState().contact).toMatchObject({
    address: "Blue door",
    place: "طريق الرصيف 1",
  });
  expect(localValues.location.read()).toBe("طريق الرصيف 1");
  expect(deliveryLocation()).toEqual(place);
});

const contact = { contact_person_name: "Ada", contact_person_number: "+1", contact_person_email: "" };
