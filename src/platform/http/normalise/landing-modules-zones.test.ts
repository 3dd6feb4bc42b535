/** Answers of each generation of backends, and their normal form. */
import { beforeEach, describe, expect, it } from "vitest";
import { ApiError } from "../api-error";
import { normaliseLanding } from "./landing";
import { normaliseModules } from "./module";
import { setPictureBaseUrls } from "./pictures";
import { normaliseZoneCheck, normaliseZoneLookup, normaliseZones } from "./zones";

beforeEach(() => setPictureBaseUrls({}));

const unusable = (work: () => unknown) => {
  expect(work).toThrowError(ApiError);
  try {
    work();
  } catch (error) {
    expect((error as ApiError).kind).toBe("unusable");
  }
};

describe("landing, modules, zones", () => {
  it("takes a landing in which everything is null", () => {
    expect(
      normaliseLanding({
        header_title: null,
        testimonial_list: null,
        available_zone_list: [{ id: 1, modules: null }],
      }),
    ).toMatchObject({
      header_title: null,
      testimonial_list: [],
      available_zone_list: [{ id: 1, modules: [] }],
    });
    unusable(() => normaliseLanding("<html>"));
  });

  it("treats a missing list of modules as a bad response, and an empty one as none", () => {
    unusable(() => normaliseModules(null));
    expect(normaliseModules([])).toEqual([]);
  });

  it("drops modules of other kinds", () => {
    expect(
      normaliseModules([
        { id: 1, module_type: "food", zones: [{ id: "4", name: "A" }] },
        { id: 2, module_type: "rental" },
        { id: "3", module_type: "Grocery", items_count: "8" },
      ]),
    ).toMatchObject([
      { id: 1, zones: [{ id: 4, name: "A" }] },
      { id: 3, module_type: "grocery", items_count: 8 },
    ]);
  });

  it.each<[unknown, string]>([
    ["[2,1]", "[2,1]"],
    ["[2, 1]", "[2, 1]"],
    ['["2"]', '["2"]'],
    [[2, 1], "[2,1]"],
    [3, "[3]"],
    ["3", "[3]"],
  ])("keeps zone_id %j as %s", (zone_id, expected) => {
    expect(normaliseZoneLookup({ zone_id, zone_data: null }).zone_id).toBe(expected);
  });

  it.each([null, "", "null", [], "[]", {}])("does not confirm a place whose zone_id is %j", (zone_id) =>
    unusable(() => normaliseZoneLookup({ zone_id })),
  );

  it("reads the flags of a zone in all styles", () => {
    const { zone_data } = normaliseZoneLookup({
      zone_id: "[1]",
      zone_data: [
        {
          id: 1,
          cash_on_delivery: 1,
          digital_payment: "1",
          offline_payment: false,
          modules: [{ id: 4, module_type: "food", pivot: { per_km_shipping_charge: "2" } }],
        },
      ],
    });
    expect(zone_data).toMatchObject([
      {
        cash_on_delivery: true,
        digital_payment: true,
        offline_payment: false,
        modules: [
          {
            pivot: { zone_id: 1, module_id: 4, per_km_shipping_charge: 2, delivery_charge_type: "distance" },
          },
        ],
      },
    ]);
  });

  it("draws a zone from its polygon when corners are missing", () => {
    expect(
      normaliseZones([
        {
          id: 1,
          coordinates: {
            coordinates: [
              [
                [10, 20],
                [11, 21],
              ],
            ],
          },
        },
      ])[0]?.formated_coordinates,
    ).toEqual([
      { lat: 20, lng: 10 },
      { lat: 21, lng: 11 },
    ]);
  });

  it("reads the zone check's bare boolean", () => {
    expect([true, 1, "true", "1", false, 0, "false"].map(normaliseZoneCheck)).toEqual([
      true,
      true,
      true,
      true,
      false,
      false,
      false,
    ]);
    for (const none of [null, {}, [], "", "maybe", 7]) expect(() => normaliseZoneCheck(none)).toThrow();
  });

  it("reads every part of a zone with what is cut out of it, and makes one part of what classic backends draw", () => {
    const ring = [
      [10, 20],
      [11, 20],
      [11, 21],
    ];
    const corners = ring.map(([lng, lat]) => ({ lat: String(lat), lng: String(lng) }));
    const outlineOf = (row: object) => normaliseZones([{ id: 1, ...row }])[0]?.outline;
    expect(outlineOf({ outline: [[ring, ring], [ring]], formated_coordinates: corners })).toEqual([
      [ring, ring],
      [ring],
    ]);
    expect(outlineOf({ coordinates: { type: "Polygon", coordinates: [ring, ring] } })).toEqual([
      [ring, ring],
    ]);
    expect(outlineOf({ formated_coordinates: corners })).toEqual([[ring]]);
    expect(outlineOf({ coordinates: "POLYGON((…))", formated_coordinates: corners })).toEqual([[ring]]);
  });
});
