import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Module, Zone } from "@/contract";
import { writeSetting } from "../../services/settings/settings";
import { present } from "../../testing/present";
import { openTestServer, type TestServer } from "../../testing/test-server";

let server: TestServer;
let zones: Zone[];
beforeAll(async () => {
  server = await openTestServer({ demo: true });
  zones = (await server.call("GET", "/zone/list")).body;
});
afterAll(() => server?.close());

/** The middle of a zone's first triangle lies inside, for the shapes of the demo. */
function insideOf(zone: Zone): { lat: number; lng: number } {
  const points = zone.formated_coordinates.slice(0, -1);
  const sum = points.reduce((all, point) => ({ lat: all.lat + point.lat, lng: all.lng + point.lng }), {
    lat: 0,
    lng: 0,
  });
  return { lat: sum.lat / points.length, lng: sum.lng / points.length };
}

describe("GET /config", () => {
  it("returns classic and new forms of the same settings", async () => {
    const { status, body } = await server.call("GET", "/config");
    expect(status).toBe(200);
    expect(body.idempotency).toBe(true);
    expect(body.place_search).toBe(true);
    expect(body.timezone).toBe("UTC");
    expect(body.admin_free_delivery).toMatchObject({ status: true, type: "free_delivery_by_order_amount" });
    expect(body.free_delivery_over).toBe(body.admin_free_delivery.free_delivery_over);
    expect(body.base_urls.item_image_url).toBe("/pictures");
    expect(body.module_config.food.stock).toBe(false);
    expect(body.module_config.ecommerce.all_zone_service).toBe(true);
    expect(body.module).toBeNull();
  });

  it("lays the operator's rows over the defaults, and not those of another type", async () => {
    await writeSetting(server.context.database, "business_name", { en: "Corner Shop", ar: "متجر الزاوية" });
    await writeSetting(server.context.database, "schedule_order", "yes");
    const english = await server.call("GET", "/config");
    const arabic = await server.call("GET", "/config", { language: "ar" });
    expect([english.body.business_name, arabic.body.business_name]).toEqual(["Corner Shop", "متجر الزاوية"]);
    expect(english.body.schedule_order).toBe(true);
  });

  it("is revalidated by its ETag", async () => {
    const first = await server.call("GET", "/config");
    const again = await server.call("GET", "/config", {
      headers: { "if-none-match": String(first.headers.etag) },
    });
    expect([again.status, again.body]).toEqual([304, ""]);
  });
});

describe("GET /react-landing-page", () => {
  it("is in the requested language, with the active zones", async () => {
    const english = (await server.call("GET", "/react-landing-page")).body;
    const arabic = (await server.call("GET", "/react-landing-page", { language: "ar" })).body;
    expect(english.header_title).toMatch(/[a-z]/);
    expect(arabic.header_title).toMatch(/[\u0600-\u06ff]/);
    expect(english.header_banner_full_url).toMatch(/^\/pictures\//);
    expect(english.testimonial_list.length).toBeGreaterThan(2);
    expect(english.available_zone_list.map((zone: { id: number }) => zone.id)).toEqual(
      zones.map((zone) => zone.id),
    );
  });
});

describe("GET /module", () => {
  it("returns five modules, and none in an unknown zone", async () => {
    const { body } = await server.call("GET", "/module", { zone: [zones[0]?.id ?? 0] });
    expect(body.map((module: Module) => module.module_type)).toEqual([
      "food",
      "grocery",
      "pharmacy",
      "ecommerce",
      "parcel",
    ]);
    expect((await server.call("GET", "/module", { zone: [999_999] })).body).toEqual([]);
  });

  it("counts what the zone has, and everything where none is named", async () => {
    const [zone] = zones;
    const { rows } = await server.connection.executeSql(`
      select m.id, m.all_zone_service as everywhere, count(s.id)::int as stores,
        count(s.id) filter (where s.zone_id = ${zone?.id})::int as here
      from modules m join stores s on s.module_id = m.id and s.status group by m.id`);
    const counts = rows as { id: number; everywhere: boolean; stores: number; here: number }[];
    const all: Module[] = (await server.call("GET", "/module")).body;
    const here: Module[] = (await server.call("GET", "/module", { zone: [zone?.id ?? 0] })).body;
    const storesOf = (list: Module[], id: number) => list.find((module) => module.id === id)?.stores_count;
    expect(counts.some((row) => !row.everywhere && row.here < row.stores)).toBe(true);
    for (const row of counts) {
      expect(storesOf(all, row.id)).toBe(row.stores);
      expect(storesOf(here, row.id)).toBe(row.everywhere ? row.stores : row.here);
    }
  });

  it("leaves parcels out for a registration form", async () => {
    const { body } = await server.call("GET", "/module", { query: { zone_id: zones[0]?.id ?? 0 } });
    expect(body.map((module: Module) => module.module_type)).not.toContain("parcel");
  });
});

describe("zones", () => {
  it("finds the zone of a point and says what it costs there", async () => {
    for (const zone of zones) {
      const { body } = await server.call("GET", "/config/get-zone-id", { query: insideOf(zone) });
      expect(JSON.parse(body.zone_id)).toContain(zone.id);
      const data = present(body.zone_data.find((row) => row.id === zone.id));
      expect(data.modules.length).toBe(5);
      expect(data.modules[0]?.pivot.zone_id).toBe(zone.id);
    }
  });

  it("puts the smallest zone first where two overlap", async () => {
    const { rows } = await server.connection.executeSql(`
      select avg(h.lat) as lat, avg(h.lng) as lng from (
        select y as lat, x as lng from (select 39.9 + n * 0.001 as y from generate_series(0, 200) n) a,
          (select 6.4 + n * 0.001 as x from generate_series(0, 200) n) b
        where (select count(*) from zones z where z.active and outline_holds(z.outline, x, y)) = 2
        limit 1) h`);
    const { lat, lng } = rows[0] as { lat: number; lng: number };
    const { body } = await server.call("GET", "/config/get-zone-id", { query: { lat, lng } });
    const ids: number[] = JSON.parse(body.zone_id);
    const sizes = await server.connection.executeSql(
      `select id from zones where id in (${ids.join(",")}) order by square_meters`,
    );
    expect(ids.length).toBe(2);
    expect(sizes.rows.map((row) => (row as { id: number }).id)).toEqual(ids);
  });

  it("returns 404 where there is no zone and 403 where it is switched off", async () => {
    const nowhere = await server.call("GET", "/config/get-zone-id", { query: { lat: 0, lng: 0 } });
    expect([nowhere.status, nowhere.errors[0]?.code]).toEqual([404, "coordinates"]);
    const { rows } = await server.connection.executeSql(
      "select (@@ bounds)[1] as lat, (@@ bounds)[0] as lng from zones where not active",
    );
    const off = await server.call("GET", "/config/get-zone-id", { query: rows[0] as Record<string, number> });
    expect([off.status, off.errors[0]?.code]).toEqual([403, "coordinates"]);
  });

  it("checks one zone with a bare boolean", async () => {
    const [zone] = zones as [Zone];
    const inside = await server.call("GET", "/zone/check", {
      query: { ...insideOf(zone), zone_id: zone.id },
    });
    const outside = await server.call("GET", "/zone/check", { query: { lat: 1, lng: 1, zone_id: zone.id } });
    expect([inside.body, outside.body]).toEqual([true, false]);
  });
});

describe("place search on the demo's own data", () => {
  it("leads from a typed text to a place, and from a place to its address", async () => {
    const { body: found } = await server.call("GET", "/config/place-api-autocomplete", {
      query: { search_text: "lighthouse" },
    });
    expect(found.status).toBe("OK");
    const { body: place } = await server.call("GET", "/config/place-api-details", {
      query: { placeid: present(found.predictions[0]).place_id },
    });
    const { lat, lng } = present(place.result).geometry.location;
    const { body: address } = await server.call("GET", "/config/geocode-api", { query: { lat, lng } });
    expect(address.results[0]?.formatted_address).toContain("Port Amber");
  });

  it("measures ways in the classic and in the newer form", async () => {
    const query = { origin_lat: 40.02, origin_lng: 6.5, destination_lat: 40.03, destination_lng: 6.51 };
    const { body } = await server.call("GET", "/config/distance-api", {
      query: { ...query, mode: "walking" },
    });
    expect(body.rows[0]?.elements[0]?.distance?.value).toBe(body.distanceMeters);
    expect(body.distanceMeters).toBeGreaterThan(1300);
    const durationBy = async (mode: string) =>
      (await server.call("GET", "/config/distance-api", { query: { ...query, mode } })).body.duration;
    const [walk, walking, drive, driving] = await Promise.all(
      ["WALK", "walking", "DRIVE", "driving"].map(durationBy),
    );
    expect([walk, drive]).toEqual([walking, driving]);
    expect(walk).not.toBe(drive);
    const { body: way } = await server.call("GET", "/config/direction-api", { query });
    expect(way.routes[0]?.polyline.encodedPolyline.length).toBeGreaterThan(20);
    expect(
      (await server.call("GET", "/config/distance-api", { query: { ...query, mode: "FLY" } })).status,
    ).toBe(403);
  });

  it("says so when nothing is found", async () => {
    const { body } = await server.call("GET", "/config/place-api-autocomplete", {
      query: { search_text: "zzzzqqq" },
    });
    expect(body).toEqual({ predictions: [], status: "ZERO_RESULTS" });
    expect(
      (await server.call("GET", "/config/place-api-details", { query: { placeid: "street:999999" } })).body,
    ).toEqual({
      status: "NOT_FOUND",
    });
  });
});

describe("public pages", () => {
  it("are bare JSON strings of HTML, in the language asked for", async () => {
    for (const page of [
      "terms-and-conditions",
      "privacy-policy",
      "about-us",
      "refund-policy",
      "shipping-policy",
      "cancelation",
    ]) {
      const english = await server.call("GET", `/${page}`);
      const arabic = await server.call("GET", `/${page}`, { language: "ar" });
      expect(english.body, page).toMatch(/^<h2>/);
      expect(arabic.body, page).toMatch(/[\u0600-\u06ff]/);
    }
  });
});

describe("POST /newsletter/subscribe", () => {
  it("takes an address once and refuses what is none", async () => {
    const subscribe = (email: string) => server.call("POST", "/newsletter/subscribe", { body: { email } });
    expect((await subscribe("Reader@Example.test")).status).toBe(200);
    for (const email of ["reader@example.test", "no address", "a@b", "x@shop.test\n"]) {
      const response = await subscribe(email);
      const allowed = email === "x@shop.test\n";
      expect(response.status, email).toBe(allowed ? 200 : 403);
      if (!allowed) expect(response.errors[0]?.code).toBe("email");
    }
  });
});
