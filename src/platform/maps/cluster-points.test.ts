import { describe, expect, it } from "vitest";
import { clusterPoints } from "./cluster-points";

const at = (id: number, lat: number, lng: number) => ({ id, position: { lat, lng } });
const grouped = (points: Parameters<typeof clusterPoints>[0], zoom: number) =>
  clusterPoints(points, zoom).map((cluster) => cluster.points.map(({ id }) => id));

describe("points on a map", () => {
  const near = [at(1, 53.5, 10), at(2, 53.501, 10.001), at(3, 53.9, 10.6)];

  it("are one cluster where they would lie over one another, and apart when zoomed in", () => {
    expect(grouped(near, 11)).toEqual([[1, 2], [3]]);
    expect(grouped(near, 17)).toEqual([[1], [2], [3]]);
    expect(grouped(near, 4)).toEqual([[1, 2, 3]]);
  });

  it("stand in the middle of their cluster", () => {
    const [cluster] = clusterPoints([at(1, 10, 20), at(2, 10.002, 20.004)], 8);
    expect(cluster?.position.lat).toBeCloseTo(10.001);
    expect(cluster?.position.lng).toBeCloseTo(20.002);
  });

  it("at the same place stay together at every zoom", () => {
    expect(grouped([at(1, 5, 5), at(2, 5, 5)], 21)).toEqual([[1, 2]]);
  });

  it("are none where there is none", () => {
    expect(grouped([], 10)).toEqual([]);
  });
});
