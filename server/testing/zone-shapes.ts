/** Outlines for tests of borders: holes, parts, common edges, concave corners, long edges, zero and negative degrees. */
import type { Outline, Ring } from "@/domain/zone-outline";

/** A star about a point: `points` tips, radii in degrees. */
const star = (lng: number, lat: number, outer: number, inner: number, points: number): Ring =>
  Array.from({ length: points * 2 }, (_, index) => {
    const radius = index % 2 === 0 ? outer : inner;
    const angle = (index * Math.PI) / points;
    return [lng + radius * Math.cos(angle), lat + radius * Math.sin(angle)];
  });

/** The border that 'west' and 'east' have in common, from south to north. */
const river: Ring = [
  [13.4, 52.45],
  [13.4123457, 52.4712],
  [13.3981, 52.4955501],
  [13.4207, 52.5121],
  [13.4207, 52.53],
  [13.4066666, 52.55],
];
/** A yard that is cut out of 'west' and is a zone of its own. */
const yard: Ring = [
  [13.34, 52.49],
  [13.361, 52.4899],
  [13.3722, 52.5033],
  [13.35, 52.51],
  [13.3377, 52.5011],
];

export const zoneShapes: Record<string, Outline> = {
  west: [[[[13.3, 52.55], [13.2999, 52.47], [13.31, 52.45], ...river], yard]],
  east: [[[[13.5, 52.45], [13.51, 52.51], [13.5, 52.55], ...[...river].reverse()]]],
  yard: [[[...yard].reverse()]],
  islands: [
    [star(13.6, 52.5, 0.03, 0.014, 7), star(13.6, 52.5, 0.006, 0.003, 5)],
    [
      [
        [13.65, 52.48],
        [13.69, 52.48],
        [13.69, 52.52],
        [13.65, 52.52],
        // Closed, as many files write it.
        [13.65, 52.48],
      ],
    ],
  ],
  // About 140 m across.
  kiosk: [
    [
      [
        [13.7, 52.5],
        [13.701, 52.501],
        [13.7, 52.502],
        [13.699, 52.501],
      ],
    ],
  ],
  gulf: [[star(0, 0, 0.05, 0.02, 9)]],
  county: [
    [
      [
        [24.1, 60.05],
        [25.6, 59.9],
        [26.2, 60.7],
        [24.9, 60.2],
        [24.3, 61.1],
      ],
    ],
  ],
  southWest: [[star(-70.66, -33.45, 0.02, 0.015, 12), star(-70.66, -33.45, 0.004, 0.003, 4)]],
};

/** Pseudo-random numbers from 0 to 1, the same in every run. */
export function randomNumbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Points up to `meters` away from a random spot of the borders of an outline. */
export function pointsNearBorders(outline: Outline, count: number, meters: number, random: () => number) {
  const rings = outline.flat();
  return Array.from({ length: count }, () => {
    const ring = rings[Math.floor(random() * rings.length)] ?? [];
    const index = Math.floor(random() * ring.length);
    const [x1 = 0, y1 = 0] = ring[index] ?? [];
    const [x2 = 0, y2 = 0] = ring[(index + 1) % ring.length] ?? [];
    // A third lies about the corners.
    const share = random() < 0.33 ? 0 : random();
    const [distance, angle] = [meters * Math.sqrt(random()), 2 * Math.PI * random()];
    const lat = y1 + (y2 - y1) * share + (distance * Math.sin(angle)) / 111_320;
    const across = 111_320 * Math.cos((lat * Math.PI) / 180);
    return { lat, lng: x1 + (x2 - x1) * share + (distance * Math.cos(angle)) / across };
  });
}
