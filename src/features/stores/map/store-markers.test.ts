import { describe, expect, it } from "vitest";
import type { Store } from "@/contract";
import { clusterPins, storePins } from "./store-markers";

const store = (id: number, latitude: string, longitude: string) =>
  ({ id, name: `Store ${id}`, latitude, longitude }) as Store;
const ids = (clusters: ReturnType<typeof clusterPins>) =>
  clusters.map(({ points }) => points.map(({ id }) => id));

describe("the map of stores", () => {
  it("leaves out a store without a position", () => {
    const pins = storePins([
      store(1, "53.5", "10"),
      store(2, "", ""),
      store(3, "0", "0"),
      store(4, "x", "1"),
    ]);
    expect(pins).toEqual([{ id: 1, name: "Store 1", position: { lat: 53.5, lng: 10 } }]);
  });

  it("shows the selected store by itself among neighbours that are one cluster", () => {
    const pins = storePins([store(1, "53.5", "10"), store(2, "53.5", "10"), store(3, "53.5", "10")]);
    expect(ids(clusterPins(pins, 10, null))).toEqual([[1, 2, 3]]);
    expect(ids(clusterPins(pins, 10, 2))).toEqual([[1, 3], [2]]);
  });
});
