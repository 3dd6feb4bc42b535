import type { Feature, FeatureCollection, Geometry, Position } from "geojson";
import { buildings } from "./buildings";
import { landmarks } from "./landmarks";
import { lengthOf, type Point, pointAlong, simplify, toLonLat } from "./plane";
import { quarters } from "./quarters";
import { streetGraph } from "./street-graph";
import { beaches, coast, type Ground, greens, piers, railway, waters } from "./terrain";

export const basemapLayerNames = [
  "land",
  "water",
  "park",
  "building",
  "road",
  "rail",
  "quarter",
  "street-label",
  "landmark",
] as const;
export type BasemapLayerName = (typeof basemapLayerNames)[number];

interface BasemapProperties {
  class: string;
  name: string;
  name_ar: string;
}
type BasemapLayer = FeatureCollection<Geometry, BasemapProperties>;

/** A label of the map. The page draws it as an HTML marker, because there are no glyph files. */
export interface MapLabel extends BasemapProperties {
  lat: number;
  lng: number;
  /** The map zoom from which the label is shown. */
  minZoom: number;
}

function feature(
  geometry: Geometry,
  kind: string,
  name = "",
  nameAr = "",
): Feature<Geometry, BasemapProperties> {
  return { type: "Feature", properties: { class: kind, name, name_ar: nameAr }, geometry };
}

function closed(points: readonly Point[]): Position[] {
  const ring = points.map(toLonLat);
  const [first] = ring;
  const last = ring[ring.length - 1];
  return first && last && (first[0] !== last[0] || first[1] !== last[1]) ? [...ring, first] : ring;
}

const polygon = (points: readonly Point[]): Geometry => ({ type: "Polygon", coordinates: [closed(points)] });
const grounds = (list: readonly Ground[]) =>
  list.map((ground) => feature(polygon(ground.ring), ground.class, ground.name, ground.nameAr));
const pointAt = (point: Point): Geometry => ({ type: "Point", coordinates: toLonLat(point) });

function roads() {
  const { streets, edges } = streetGraph();
  const named = streets.map((street) =>
    feature(
      { type: "MultiLineString", coordinates: street.lines.map((line) => simplify(line, 1).map(toLonLat)) },
      street.class,
      street.name,
      street.nameAr,
    ),
  );
  const bridges = edges.filter((edge) => edge.bridge);
  const over = bridges.map((edge) =>
    feature({ type: "LineString", coordinates: edge.points.map(toLonLat) }, `bridge-${edge.class}`),
  );
  return [...named, ...over];
}

function houses() {
  const special = landmarks.flatMap((landmark) =>
    landmark.footprint
      ? [feature(polygon(landmark.footprint), "landmark", landmark.name, landmark.nameAr)]
      : [],
  );
  const coordinates = buildings().map((ring) => [closed(ring)]);
  return [feature({ type: "MultiPolygon", coordinates }, "house"), ...special];
}

function streetLabels() {
  return streetGraph()
    .streets.filter((street) => street.length > 330)
    .flatMap((street) => {
      const mainLine = [...street.lines].sort((a, b) => lengthOf(b) - lengthOf(a))[0] as Point[];
      const length = lengthOf(mainLine);
      const shares = street.class === "avenue" && length > 2200 ? [0.28, 0.72] : [0.5];
      return shares.map((share) =>
        feature(
          pointAt(pointAlong(mainLine, length * share).point),
          street.class,
          street.name,
          street.nameAr,
        ),
      );
    });
}

let layers: Record<BasemapLayerName, BasemapLayer> | null = null;

/** The town as GeoJSON, one collection a layer, coordinates rounded to 5 decimals. Computed once. */
export function basemapGeoJson(): Record<BasemapLayerName, BasemapLayer> {
  if (layers) return layers;
  const collection = (features: BasemapLayer["features"]): BasemapLayer => ({
    type: "FeatureCollection",
    features,
  });
  layers = {
    land: collection([
      feature(polygon(coast), "island", "Amber Island", "جزيرة العنبر"),
      ...grounds(beaches),
      ...grounds(piers),
    ]),
    water: collection(grounds(waters)),
    park: collection(grounds(greens)),
    building: collection(houses()),
    road: collection(roads()),
    rail: collection([
      feature(
        { type: "LineString", coordinates: railway.map(toLonLat) },
        "rail",
        "Island Line",
        "خط الجزيرة",
      ),
    ]),
    quarter: collection(
      quarters.map(({ center, name, nameAr }) => feature(pointAt(center), "quarter", name, nameAr)),
    ),
    "street-label": collection(streetLabels()),
    landmark: collection(
      landmarks.map((place) => feature(pointAt(place.at), place.class, place.name, place.nameAr)),
    ),
  };
  return layers;
}

const minZoomOf: Record<string, number> = {
  quarter: 11.5,
  avenue: 14,
  promenade: 14.5,
  street: 15.5,
  lane: 16.2,
};

/** Every label of the map: quarters, parks and waters, landmarks, streets. */
export function labels(): MapLabel[] {
  const found = basemapGeoJson();
  const points = [found.quarter, found.landmark, found["street-label"]].flatMap((layer) =>
    layer.features.flatMap(({ geometry, properties }) => {
      if (geometry.type !== "Point") return [];
      const [lng = 0, lat = 0] = geometry.coordinates;
      return [{ ...properties, lat, lng, minZoom: minZoomOf[properties.class] ?? 13.2 }];
    }),
  );
  const areas = [...waters, ...greens, ...beaches].map((ground) => {
    const middle = ground.ring.reduce<Point>(
      (sum, [x, y]) => [sum[0] + x / ground.ring.length, sum[1] + y / ground.ring.length],
      [0, 0],
    );
    const [lng, lat] = toLonLat(middle);
    return { class: ground.class, name: ground.name, name_ar: ground.nameAr, lat, lng, minZoom: 13.5 };
  });
  return [...points, ...areas];
}
