import { expect, it } from "vitest";
import type { Zone } from "@/contract";
import { isInOutline } from "@/domain/zone-outline";
import { zonesQuery } from "./get-zones";

const formated_coordinates = [
  { lat: 0, lng: 0 },
  { lat: 0, lng: 2 },
  { lat: 2, lng: 2 },
];
const outline = [
  [
    [
      [5, 5],
      [5, 6],
      [6, 6],
    ],
  ],
];

it("draws zones that an earlier version of the app stored by their corners", () => {
  const data = [{ formated_coordinates }, { formated_coordinates, outline }] as Zone[];
  const [stored, fresh] = zonesQuery().select?.({ data, storedAt: 0, receivedAt: 0, serverTime: null }) ?? [];
  expect(isInOutline(stored?.outline ?? [], { lat: 0.5, lng: 1 })).toBe(true);
  expect(isInOutline(stored?.outline ?? [], { lat: 1, lng: 0.5 })).toBe(false);
  expect(fresh?.outline).toBe(outline);
});
