/** Zone look-ups and place search: requests, and responses in the classic form of map services. */
import { Id, type Static, Type } from "../schema";

/** Requests with a body name every field; unknown parameters of a query are ignored, as existing clients add some. */
const closed = { additionalProperties: false } as const;
const latitude = Type.Number({ minimum: -90, maximum: 90 });
const longitude = Type.Number({ minimum: -180, maximum: 180 });

/** GET /config/get-zone-id and /config/geocode-api. */
export const PointQuery = Type.Object({ lat: latitude, lng: longitude });
export type PointQuery = Static<typeof PointQuery>;

/** GET /zone/check. */
export const ZoneCheckQuery = Type.Object({ lat: latitude, lng: longitude, zone_id: Id });
export type ZoneCheckQuery = Static<typeof ZoneCheckQuery>;

export const AutocompleteQuery = Type.Object({ search_text: Type.String({ minLength: 1, maxLength: 191 }) });
export type AutocompleteQuery = Static<typeof AutocompleteQuery>;

export const PlaceDetailsQuery = Type.Object({ placeid: Type.String({ minLength: 1, maxLength: 500 }) });
export type PlaceDetailsQuery = Static<typeof PlaceDetailsQuery>;

/** GET /config/distance-api and /config/direction-api. `mode` is DRIVE or WALK; driving and walking are understood too. */
export const WayQuery = Type.Object({
  origin_lat: latitude,
  origin_lng: longitude,
  destination_lat: latitude,
  destination_lng: longitude,
  mode: Type.Optional(Type.String({ pattern: "^([Dd][Rr][Ii][Vv][Ee]|[Ww][Aa][Ll][Kk]|driving|walking)$" })),
});
export type WayQuery = Static<typeof WayQuery>;

/** OK, ZERO_RESULTS, or what a map service says when it refuses. */
const status = Type.String();

export const Predictions = Type.Object({
  predictions: Type.Array(
    Type.Object({
      description: Type.String(),
      place_id: Type.String(),
      structured_formatting: Type.Object({ main_text: Type.String(), secondary_text: Type.String() }),
    }),
  ),
  status,
});
export type Predictions = Static<typeof Predictions>;

const location = Type.Object({ lat: Type.Number(), lng: Type.Number() });

export const PlaceResult = Type.Object({
  result: Type.Optional(
    Type.Object({
      place_id: Type.String(),
      name: Type.String(),
      formatted_address: Type.String(),
      geometry: Type.Object({ location }),
    }),
  ),
  status,
});
export type PlaceResult = Static<typeof PlaceResult>;

export const GeocodeResult = Type.Object({
  results: Type.Array(Type.Object({ formatted_address: Type.String(), geometry: Type.Object({ location }) })),
  status,
});
export type GeocodeResult = Static<typeof GeocodeResult>;

const measure = Type.Object({ text: Type.String(), value: Type.Integer() });

/** Metres and seconds in the classic matrix form, and beside it in the newer one. */
export const DistanceResult = Type.Object({
  rows: Type.Array(
    Type.Object({
      elements: Type.Array(
        Type.Object({
          distance: Type.Optional(measure),
          duration: Type.Optional(measure),
          status,
        }),
      ),
    }),
  ),
  status,
  distanceMeters: Type.Optional(Type.Integer()),
  duration: Type.Optional(Type.String()),
});
export type DistanceResult = Static<typeof DistanceResult>;

export const DirectionResult = Type.Object({
  routes: Type.Array(
    Type.Object({
      distanceMeters: Type.Integer(),
      duration: Type.String(),
      polyline: Type.Object({ encodedPolyline: Type.String() }),
    }),
  ),
});
export type DirectionResult = Static<typeof DirectionResult>;

/** POST /newsletter/subscribe. */
export const NewsletterRequest = Type.Object(
  { email: Type.String({ minLength: 1, maxLength: 255 }) },
  closed,
);
export type NewsletterRequest = Static<typeof NewsletterRequest>;

/** GET /module. */
export const ModuleListQuery = Type.Object({ zone_id: Type.Optional(Id) });
export type ModuleListQuery = Static<typeof ModuleListQuery>;
