import { beforeEach, describe, expect, it } from "vitest";
import { safeStorage } from "@/platform/storage/safe-storage";
import { storageKeys } from "@/platform/storage/storage-keys";
import { deleteParcelDraft, type ParcelValues, parcelDraft, saveParcelDraft } from "./parcel-draft";
import { useSession } from "./session";

const person = {
  name: "Grace Hopper",
  phone: "+12025553456",
  email: "",
  address: "7 Quay Street",
  road: "",
  house: "",
  floor: "2",
  position: { lat: 1, lng: 2 },
};
const values: ParcelValues = {
  sender: person,
  receiver: { ...person, position: null },
  instruction: "",
  note: "A vase",
  payer: "receiver",
  payment: "cash_on_delivery",
  gateway: "",
  tip: 0,
  collectAt: "",
};

const write = (record: unknown) =>
  safeStorage.setItem(storageKeys.parcelDraft, typeof record === "string" ? record : JSON.stringify(record));

beforeEach(() => {
  useSession.setState({ token: null, guestId: null, accountKey: "local:1", epoch: 0 });
  deleteParcelDraft();
});

describe("what is typed to have a parcel brought", () => {
  it("is there again after a reload, until it is deleted", () => {
    saveParcelDraft(values);
    expect(parcelDraft()).toEqual(values);
    deleteParcelDraft();
    expect(parcelDraft()).toBeNull();
  });

  it("says what was filled in about a payment outside of the app", () => {
    const offline = { methodId: 3, answers: { reference: "AB-123" }, note: "" };
    saveParcelDraft({ ...values, payment: "offline_payment", offline });
    expect(parcelDraft()?.offline).toEqual(offline);
  });

  it("of an older version names no gateway", () => {
    const { gateway: _gateway, ...older } = values;
    write({ owner: "guest", at: Date.now(), values: older });
    expect(parcelDraft()).toEqual(older);
  });

  it.each<[string, unknown]>([
    [
      "half of what is asked about a payment",
      { owner: "guest", at: Date.now(), values: { ...values, offline: { methodId: 3 } } },
    ],
    [
      "an endless answer about a payment",
      {
        owner: "guest",
        at: Date.now(),
        values: { ...values, offline: { methodId: 3, answers: { reference: "x".repeat(20_000) }, note: "" } },
      },
    ],
    [
      "a way of paying that is no text",
      { owner: "guest", at: Date.now(), values: { ...values, payment: 7 } },
    ],
    ["nothing", "null"],
    ["half a record", '{"owner":"guest"'],
    ["somebody else's", { owner: "customer:9", at: Date.now(), values }],
    ["an old one", { owner: "guest", at: Date.now() - 8 * 86_400_000, values }],
    ["another shape", { owner: "guest", at: Date.now(), values: { sender: person } }],
    [
      "a number in place of a name",
      { owner: "guest", at: Date.now(), values: { ...values, sender: { ...person, name: 7 } } },
    ],
    ["an endless note", { owner: "guest", at: Date.now(), values: { ...values, note: "x".repeat(5000) } }],
    [
      "a place that is none",
      {
        owner: "guest",
        at: Date.now(),
        values: { ...values, sender: { ...person, position: { lat: 99, lng: 0 } } },
      },
    ],
    [
      "somebody unknown who pays",
      { owner: "guest", at: Date.now(), values: { ...values, payer: "courier" } },
    ],
  ])("is ignored when the device holds %s", (_name, record) => {
    write(record);
    expect(parcelDraft()).toBeNull();
  });
});
