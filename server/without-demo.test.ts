import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Config, ErrorBody } from "@/contract";
import type { DirectionResult, DistanceResult } from "@/contract/calls/places";
import {
  buildProcesses,
  builtServer,
  runOps,
  type ServerProcess,
  startRefused,
  startServer,
} from "./testing/server-process";

let folder: string;
let serverFolder: string;
let server: ServerProcess;

beforeAll(async () => {
  await buildProcesses();
  folder = mkdtempSync(join(tmpdir(), "doorstep-without-demo-"));
  // Beside the built one, where its packages are found.
  serverFolder = mkdtempSync(`${builtServer}-without-demo-`);
  cpSync(realpathSync(builtServer), serverFolder, { recursive: true });
  rmSync(join(serverFolder, "demo"), { recursive: true });
  mkdirSync(join(folder, "uploads/logo"), { recursive: true });
  const background = { r: 200, g: 90, b: 20 };
  const logo = sharp({ create: { width: 400, height: 300, channels: 3, background } });
  writeFileSync(join(folder, "uploads/logo/shop.jpg"), await logo.jpeg().toBuffer());
  server = await startServer({ PORT: "0", DATA_DIR: folder, DEMO: "0" }, serverFolder);
});
afterAll(async () => {
  server?.child.kill("SIGTERM");
  await server?.finished;
  for (const path of [folder, serverFolder]) if (path) rmSync(path, { recursive: true, force: true });
});

const get = (path: string) => fetch(`${server.address}${path}`);
const getJson = async <Body>(path: string) => (await (await get(`/api/v1${path}`)).json()) as Body;
/** A trip in Berlin, and one inside the demo's town. */
const trips = [
  "origin_lat=52.50&origin_lng=13.4&destination_lat=52.51&destination_lng=13.4",
  "origin_lat=40.02&origin_lng=6.5&destination_lat=40.03&destination_lng=6.5",
];

describe("a server without the demo's files", () => {
  it("has nothing of the demo in its own bundle", () => {
    expect(existsSync(join(serverFolder, "demo"))).toBe(false);
    const bundles = readdirSync(serverFolder, { recursive: true, encoding: "utf8" }).filter((file) =>
      file.endsWith(".js"),
    );
    expect(bundles.length).toBeGreaterThan(1);
    for (const file of bundles)
      expect(readFileSync(join(serverFolder, file), "utf8"), file).not.toContain("Port Amber");
  });

  it("starts, and says that place search is not configured", () => {
    expect(server.output()).toContain("Place search is not configured");
    expect(server.output()).not.toContain("demo");
  });

  it("refuses to search for places, and says in its config that it has no search", async () => {
    expect((await getJson<Config>("/config")).place_search).toBe(false);
    for (const path of [
      "/config/place-api-autocomplete?search_text=harbour",
      "/config/place-api-details?placeid=quarter:old-harbour",
      "/config/geocode-api?lat=40.02&lng=6.5",
    ]) {
      const response = await get(`/api/v1${path}`);
      expect(response.status, path).toBe(404);
      expect(await response.json(), path).toEqual({
        errors: [{ code: "places", message: "This shop has no place search yet." }],
      });
    }
  });

  it.each(trips)("estimates distances along a straight line: %s", async (trip) => {
    const distance = await getJson<DistanceResult>(`/config/distance-api?${trip}`);
    expect(distance.distanceMeters).toBeGreaterThan(1400);
    expect(distance.distanceMeters).toBeLessThan(1500);
    const { routes } = await getJson<DirectionResult>(`/config/direction-api?${trip}`);
    // Two points.
    expect(routes[0]?.polyline.encodedPolyline.length).toBeLessThan(20);
  });

  it("has no map, no drawn pictures and no films", async () => {
    for (const path of [
      "/basemap/style.json",
      "/basemap/labels.json",
      "/basemap/road.json",
      "/pictures/item/burger/12?w=320",
      "/films/food/1.webm",
    ]) {
      const response = await get(path);
      expect(response.status, path).toBe(404);
      expect(((await response.json()) as ErrorBody).errors[0]?.code, path).toBe("not_found");
    }
  });

  it("shows the pictures that were uploaded", async () => {
    const response = await get("/pictures/logo/shop?w=160");
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("image/png");
    expect((await sharp(Buffer.from(await response.arrayBuffer())).metadata()).width).toBe(160);
  });
});

describe("one-time codes of a real shop", () => {
  const send = (address: string, path: string, body: object) =>
    fetch(`${address}/api/v1${path}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
  const who = { name: "Ada Stone", phone: "+12025550999", email: "ada@shop.test", password: "open sesame" };
  const reset = { verification_method: "email", email: who.email };

  it("are not made where nothing sends them, and nothing of them stands in the log", async () => {
    expect(server.output()).toContain("Codes cannot be sent");
    expect((await send(server.address, "/auth/sign-up", who)).status).toBe(200);
    const refused = await send(server.address, "/auth/forgot-password", reset);
    expect([refused.status, ((await refused.json()) as ErrorBody).errors[0]?.code]).toEqual([403, "otp"]);
    expect(server.output()).not.toMatch(/\b\d{6}\b/);
  });

  it("go to the service that sends them, and never to the log, however much is logged", async () => {
    const codes: string[] = [];
    const service = createServer((request, response) => {
      request.on("data", (chunk: Buffer) => codes.push(String(JSON.parse(chunk.toString()).code)));
      request.on("end", () => response.end());
    });
    await new Promise<void>((listening) => service.listen(0, "127.0.0.1", listening));
    const shop = await startServer({
      PORT: "0",
      DATA_DIR: join(folder, "codes"),
      LOG_LEVEL: "trace",
      CODE_SENDER_URL: `http://127.0.0.1:${(service.address() as AddressInfo).port}/`,
    });
    try {
      await send(shop.address, "/auth/sign-up", who);
      expect((await send(shop.address, "/auth/forgot-password", reset)).status).toBe(200);
      expect(codes).toEqual([expect.stringMatching(/^\d{6}$/)]);
      await send(shop.address, "/auth/verify-token", { ...reset, reset_token: codes[0] });
      expect(shop.output()).toContain("Request completed");
      expect(shop.output()).not.toContain(codes[0]);
      expect(shop.output()).not.toContain(who.email);
    } finally {
      shop.child.kill("SIGTERM");
      await shop.finished;
      await new Promise((closed) => service.close(closed));
    }
  });
});

describe("a server with DEMO=0 on what the demo filled", () => {
  it("does not start until the operator has removed the demo", async () => {
    const data = join(folder, "demo");
    const demo = await startServer({ PORT: "0", DATA_DIR: data, DEMO: "1" });
    const switchedOn = await runOps(["demo-remove"], { DATA_DIR: data });
    expect(switchedOn).toMatchObject({
      code: 1,
      output: expect.stringContaining("Stop the server, set DEMO=0"),
    });
    demo.child.kill("SIGTERM");
    expect((await demo.finished).code).toBe(0);

    const refused = await startRefused({ PORT: "0", DATA_DIR: data });
    expect(refused.code).toBe(1);
    expect(refused.output).toContain("Remove the demo with npm run ops -- demo-remove, or set DEMO=1.");
    expect(refused.output).not.toContain("ready at");

    const removed = await runOps(["demo-remove"], { DATA_DIR: data });
    expect(removed).toMatchObject({
      code: 0,
      output: expect.stringMatching(/^Removed the demo: \d+ rows\.\n$/),
    });
    const shop = await startServer({ PORT: "0", DATA_DIR: data });
    const zones = await fetch(`${shop.address}/api/v1/zone/list`);
    shop.child.kill("SIGTERM");
    await shop.finished;
    expect(await zones.json()).toEqual([]);
  });
});
