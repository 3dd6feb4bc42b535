import { expect, it } from "vitest";
import { useLocationStore } from "@/stores/location";
import { deleteParcelDraft } from "@/stores/parcel-draft";
import { initialParcel } from "./initial-parcel";

it.each([
  ["7 Quay Street", "7 Quay Street"],
  // Where the shop looks up no addresses a place is called by its coordinates, to which no courier can be sent alone.
  ["31.95394, 35.91064", ""],
  ["-33.86882, 151.20930", ""],
])("begins at the shopper's own place, called %j, with the address %j", (text, address) => {
  deleteParcelDraft();
  const position = { lat: 31.95394, lng: 35.91064 };
  useLocationStore.setState({ text, position });
  expect(initialParcel().sender).toMatchObject({ address, position });
});
