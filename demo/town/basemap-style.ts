import { basemapLayerNames } from "./basemap";
import { townCenter } from "./plane";

export type BasemapTheme = "light" | "dark";

interface StyleLayer {
  id: string;
  type: "background" | "fill" | "line" | "circle";
  source?: string;
  filter?: unknown[];
  minzoom?: number;
  layout?: Record<string, unknown>;
  paint: Record<string, unknown>;
}

/** The part of a MapLibre style (version 8) that the basemap uses. */
export interface BasemapStyle {
  version: 8;
  name: string;
  metadata: { theme: BasemapTheme; language: string };
  center: [number, number];
  zoom: number;
  sources: Record<string, { type: "geojson"; data: string; attribution?: string }>;
  layers: StyleLayer[];
}

// biome-ignore format: two palettes, read side by side
const palettes = {
  light: {
    sea: "#b9dcea", seaEdge: "#d5ebf2", land: "#f8f3ea", shore: "#e3d6bf", beach: "#f6e4ba", pier: "#e9dfcf", water: "#b9dcea",
    park: "#d3e8c2", wood: "#bddcb0", garden: "#dcedc8", pitch: "#c9e6bd", cemetery: "#dbe5cf",
    house: "#ece1d1", houseEdge: "#ddcfba", special: "#f6c98f", specialEdge: "#e0a558",
    avenue: "#ffdf9e", avenueEdge: "#e5b868", street: "#ffffff", streetEdge: "#e2d7c6", lane: "#fffdf8", laneEdge: "#e8decf",
    promenade: "#fff1e0", promenadeEdge: "#dfc29c", rail: "#b4a89b", railGap: "#f8f3ea", point: "#d9622b", pointEdge: "#ffffff",
  },
  dark: {
    sea: "#10222f", seaEdge: "#17303f", land: "#201f24", shore: "#34313a", beach: "#39332a", pier: "#2d2b32", water: "#10222f",
    park: "#1f3329", wood: "#1b2f25", garden: "#24382b", pitch: "#22392b", cemetery: "#26332c",
    house: "#2c2a31", houseEdge: "#38353e", special: "#6b4a26", specialEdge: "#9a6a34",
    avenue: "#6e5532", avenueEdge: "#3d3327", street: "#413d46", streetEdge: "#2a272e", lane: "#39353e", laneEdge: "#29262c",
    promenade: "#54463a", promenadeEdge: "#2f2a27", rail: "#5c5660", railGap: "#201f24", point: "#ff9a5a", pointEdge: "#201f24",
  },
} as const;

/** Line width in pixels that grows with the zoom. */
// biome-ignore format: one expression
const width = (far: number, near: number, close: number) => [
  "interpolate", ["exponential", 1.5], ["zoom"], 11, far, 14.5, near, 18, close,
];

const round = { "line-cap": "round", "line-join": "round" };
const ofClass = (...classes: string[]) => ["in", ["get", "class"], ["literal", classes]];

/**
 * A style without text, glyphs or sprites. `language` is passed on to the page, which draws the labels itself.
 * Sources are read from `/basemap/{layer}.json`.
 */
export function basemapStyle(theme: BasemapTheme, language: string): BasemapStyle {
  const color = palettes[theme];
  // biome-ignore format: one record
  const fill = (id: string, source: string, classes: string[], paint: Record<string, unknown>): StyleLayer => ({
    id, type: "fill", source, filter: ofClass(...classes), paint,
  });
  // biome-ignore format: one record
  const line = (id: string, source: string, classes: string[], paint: Record<string, unknown>): StyleLayer => ({
    id, type: "line", source, filter: ofClass(...classes), layout: round, paint,
  });
  const drawn = basemapLayerNames.filter((name) => name !== "quarter" && name !== "street-label");
  return {
    version: 8,
    name: `Port Amber ${theme}`,
    metadata: { theme, language },
    center: [townCenter.lng, townCenter.lat],
    zoom: 13,
    sources: Object.fromEntries(
      drawn.map((name) => [name, { type: "geojson" as const, data: `/basemap/${name}.json` }]),
    ),
    layers: [
      { id: "sea", type: "background", paint: { "background-color": color.sea } },
      line("shallows", "land", ["island"], {
        "line-color": color.seaEdge,
        "line-width": width(8, 26, 120),
        "line-blur": width(4, 14, 60),
      }),
      fill("island", "land", ["island"], { "fill-color": color.land }),
      line("shore", "land", ["island"], { "line-color": color.shore, "line-width": width(1, 1.6, 4) }),
      fill("beach", "land", ["beach"], { "fill-color": color.beach }),
      fill("pier", "land", ["pier"], { "fill-color": color.pier, "fill-outline-color": color.shore }),
      fill("wood", "park", ["wood"], { "fill-color": color.wood }),
      fill("park", "park", ["park"], { "fill-color": color.park }),
      fill("garden", "park", ["garden"], { "fill-color": color.garden }),
      fill("pitch", "park", ["pitch"], { "fill-color": color.pitch }),
      fill("cemetery", "park", ["cemetery"], { "fill-color": color.cemetery }),
      fill("inland-water", "water", ["lake", "river"], { "fill-color": color.water }),
      {
        ...fill("house", "building", ["house"], {
          "fill-color": color.house,
          "fill-outline-color": color.houseEdge,
          "fill-opacity": ["interpolate", ["linear"], ["zoom"], 13, 0, 14, 1],
        }),
        minzoom: 13,
      },
      line("lane-edge", "road", ["lane"], {
        "line-color": color.laneEdge,
        "line-width": width(0.3, 4.4, 26),
      }),
      line("street-edge", "road", ["street", "bridge-street", "bridge-lane"], {
        "line-color": color.streetEdge,
        "line-width": width(0.6, 6.4, 40),
      }),
      line("promenade-edge", "road", ["promenade", "bridge-promenade"], {
        "line-color": color.promenadeEdge,
        "line-width": width(1.2, 5, 28),
      }),
      line("avenue-edge", "road", ["avenue", "bridge-avenue"], {
        "line-color": color.avenueEdge,
        "line-width": width(2.4, 11, 62),
      }),
      line("lane", "road", ["lane"], { "line-color": color.lane, "line-width": width(0.2, 3.2, 22) }),
      line("street", "road", ["street", "bridge-street", "bridge-lane"], {
        "line-color": color.street,
        "line-width": width(0.5, 5, 35),
      }),
      line("promenade", "road", ["promenade", "bridge-promenade"], {
        "line-color": color.promenade,
        "line-width": width(0.8, 3.6, 23),
      }),
      line("avenue", "road", ["avenue", "bridge-avenue"], {
        "line-color": color.avenue,
        "line-width": width(1.6, 8.6, 54),
      }),
      line("rail", "rail", ["rail"], { "line-color": color.rail, "line-width": width(1, 3, 9) }),
      {
        ...line("rail-gap", "rail", ["rail"], {
          "line-color": color.railGap,
          "line-width": width(0.4, 1.6, 5.4),
          "line-dasharray": [3, 3],
        }),
        layout: { "line-cap": "butt" },
      },
      fill("landmark-building", "building", ["landmark"], {
        "fill-color": color.special,
        "fill-outline-color": color.specialEdge,
      }),
      {
        id: "landmark",
        type: "circle",
        source: "landmark",
        minzoom: 12.5,
        paint: {
          "circle-radius": ["interpolate", ["linear"], ["zoom"], 12.5, 3, 16, 6],
          "circle-color": color.point,
          "circle-stroke-color": color.pointEdge,
          "circle-stroke-width": 2,
        },
      },
    ],
  };
}
