import { QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Config, StoreDetails } from "@/contract";
import { preloadTexts } from "@/platform/i18n";
import { createShopQueryClient } from "@/platform/query";
import { deleteCheckoutDraft, saveCheckoutDraft } from "@/stores/checkout-draft";
import { saveGuestContact } from "@/stores/guest-contact";
import { setLocation } from "@/stores/location";
import { forgetPlace } from "../../../tests/fixtures/forget-place";
import { loadCheckoutRules, useCheckoutForm } from "./use-checkout-form";

const store = { id: 3, module_id: 1, delivery: true } as StoreDetails;
const config = { home_delivery_status: 1, dm_tips_status: 1, country: "US" } as Config;

beforeEach(async () => {
  await Promise.all([preloadTexts("checkout"), loadCheckoutRules()]);
});
afterEach(() => {
  cleanup();
  deleteCheckoutDraft();
  saveGuestContact(null);
});

describe("a guest who pressed the button before saying how to reach them", () => {
  it("sees the marks of the three fields go when the contact dialog fills them", async () => {
    const client = createShopQueryClient();
    const { result } = renderHook(
      () => {
        const form = useCheckoutForm(store, config);
        return { form, errors: form.formState.errors };
      },
      {
        wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
      },
    );
    await act(() => result.current.form.handleSubmit(() => undefined)());
    expect(Object.keys(result.current.errors)).toEqual(
      expect.arrayContaining(["contact_person_name", "contact_person_number", "contact_person_email"]),
    );
    await act(async () =>
      saveGuestContact({
        contact_person_name: "Noor",
        contact_person_number: "+1 202 555 3004",
        contact_person_email: "noor@example.test",
      }),
    );
    await expect
      .poll(() => Object.keys(result.current.errors).filter((name) => name.startsWith("contact")))
      .toEqual([]);
  });
});

describe("the door of the place", () => {
  const harbour = { text: "Old Harbour", position: { lat: 1, lng: 1 }, zoneId: "[1]", zoneData: [] };
  const hill = { ...harbour, text: "Hill", position: { lat: 2, lng: 2 } };
  const door = ["road", "house", "floor"] as const;
  const openForm = () => {
    const client = createShopQueryClient();
    setLocation(harbour);
    const form = renderHook(() => useCheckoutForm(store, config), {
      wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
    }).result.current;
    act(() => {
      for (const [index, name] of door.entries()) form.setValue(name, `${index}`);
    });
    return form;
  };
  const move = (place: typeof harbour) => act(() => setLocation(place));
  afterEach(forgetPlace);

  it("stays with another name of the same place, which is written where the old one was", () => {
    const form = openForm();
    move({ ...harbour, text: "الميناء" });
    expect(form.getValues(["address", ...door])).toEqual(["الميناء", "0", "1", "2"]);
  });

  it("stays with what the shopper wrote themselves of the place", () => {
    const form = openForm();
    act(() => form.setValue("address", "The blue boat"));
    move({ ...harbour, text: "الميناء" });
    expect(form.getValues("address")).toBe("The blue boat");
  });

  it("goes with another place, and is there again with its own", () => {
    const form = openForm();
    move(hill);
    expect(form.getValues(["address", ...door])).toEqual(["Hill", "", "", ""]);
    move(harbour);
    expect(form.getValues(["address", ...door])).toEqual(["Old Harbour", "0", "1", "2"]);
  });
});

describe("what was chosen and not ordered", () => {
  const openForm = (of: StoreDetails) => {
    const client = createShopQueryClient();
    return renderHook(() => useCheckoutForm(of, config), {
      wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
    }).result;
  };

  it("is chosen again after a reload, at the same store only", () => {
    const form = openForm(store);
    act(() => {
      form.current.setValue("dm_tips", 3);
      form.current.setValue("packaging", true);
      form.current.setValue("cutlery", true);
      form.current.setValue("unavailable_item_note", "Call me");
      form.current.setValue("payment", "wallet");
      form.current.setValue("instruction", "door");
    });
    cleanup();
    const chosen = {
      dm_tips: 3,
      packaging: true,
      cutlery: true,
      unavailable_item_note: "Call me",
      payment: "wallet",
      instruction: "door",
    };
    expect(openForm(store).current.getValues()).toMatchObject(chosen);
    cleanup();
    expect(openForm({ ...store, id: 4 }).current.getValues()).toMatchObject({
      dm_tips: 0,
      packaging: false,
      cutlery: false,
      unavailable_item_note: "",
      payment: "",
      instruction: "",
    });
  });

  it("is a tip of one's own, as it was typed", () => {
    saveCheckoutDraft({ place: null, storeId: store.id, values: { dm_tips: "7.5", own_tip: "7,5" } });
    expect(openForm(store).current.getValues(["dm_tips", "own_tip"])).toEqual([7.5, "7,5"]);
  });

  it("is no tip and no way of paying and no instruction that is not offered", () => {
    saveCheckoutDraft({
      place: null,
      storeId: store.id,
      values: { dm_tips: "400", payment: "shells", instruction: "roof" },
    });
    expect(openForm(store).current.getValues(["dm_tips", "payment", "instruction"])).toEqual([0, "", ""]);
  });
});
