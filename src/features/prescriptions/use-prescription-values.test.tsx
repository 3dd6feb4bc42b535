import { QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createShopQueryClient } from "@/platform/query";
import { saveGuestContact, useGuestContactStore } from "@/stores/guest-contact";
import { useLocationStore } from "@/stores/location";
import { deletePrescriptionDraft } from "@/stores/prescription-draft";
import { mockApi } from "../../../tests/fixtures/mock-api";
import { doorOf, usePrescriptionValues } from "./use-prescription-values";

mockApi();
const coordinates = "31.95394, 35.91064";

beforeEach(() => {
  deletePrescriptionDraft();
  useGuestContactStore.setState({ contact: null });
});
afterEach(cleanup);

function openForm(text: string) {
  useLocationStore.setState({ text, position: { lat: 31.95394, lng: 35.91064 } });
  const client = createShopQueryClient();
  return renderHook(usePrescriptionValues, {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  }).result;
}

describe("a place that is only called by its coordinates", () => {
  it("is no address: the shopper writes one", () => {
    expect(openForm("7 Quay Street").current.values.address).toBe("7 Quay Street");
    const result = openForm(coordinates);
    expect(result.current.values).toMatchObject({ address: "", place: coordinates });
    act(() => result.current.change(doorOf("1.00000, 2.00000")));
    expect(result.current.values).toMatchObject({ address: "", place: "1.00000, 2.00000" });
  });

  it("is none of a guest who wrote no address yet", () => {
    const contact = { contact_person_name: "Ada", contact_person_number: "", contact_person_email: "" };
    saveGuestContact({ ...contact, address: "" });
    expect(openForm(coordinates).current.values).toMatchObject({ name: "Ada", address: "" });
  });
});
