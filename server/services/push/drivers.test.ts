import { createECDH, generateKeyPairSync, randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { createServer, type Server } from "node:https";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { PushPort } from "../../context";
import { isPrivateAddress } from "../../core/private-address";
import { openEmptyTestDatabase, type TestDatabase } from "../../testing/test-database";
import { createPushPort } from "./push-port";
import { RelayAgent } from "./relay-agent";
import { vapidKeys } from "./server-secrets";

/** Requests to the push services, and their answers, by recorded shapes. */
interface Asked {
  host: string;
  path: string;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

const folder = join(import.meta.dirname, "../../../tests/fixtures/push");
const certificate = readFileSync(join(folder, "loopback-certificate.pem"), "utf8");
const key = readFileSync(join(folder, "loopback-key.pem"), "utf8");

let service: Server;
let test: TestDatabase;
let port: PushPort;
const asked: Asked[] = [];
let answer: { status: number; body: unknown; location?: string } = { status: 201, body: "" };

beforeAll(async () => {
  test = await openEmptyTestDatabase();
  service = createServer({ cert: certificate, key }, (request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const host = request.headers.host ?? "";
      if (host.startsWith("oauth2.") || request.url === "/token") {
        response.writeHead(200, { "Content-Type": "application/json" });
        response.end(JSON.stringify({ access_token: "ya29.test", expires_in: 3599, token_type: "Bearer" }));
        return;
      }
      asked.push({ host, path: request.url ?? "", headers: request.headers, body: Buffer.concat(chunks) });
      response.writeHead(answer.status, {
        "Content-Type": "application/json; charset=UTF-8",
        ...(answer.location ? { Location: answer.location } : {}),
      });
      response.end(typeof answer.body === "string" ? answer.body : JSON.stringify(answer.body));
    });
  });
  await new Promise<void>((resolve) => service.listen(0, "127.0.0.1", resolve));
  const { privateKey } = generateKeyPairSync("rsa", {
    modulusLength: 2048,
    publicKeyEncoding: { type: "spki", format: "pem" },
    privateKeyEncoding: { type: "pkcs8", format: "pem" },
  });
  const account = {
    type: "service_account",
    project_id: "shop-test",
    private_key_id: "1",
    private_key: privateKey,
    client_email: "push@shop-test.iam.gserviceaccount.com",
    client_id: "1",
    token_uri: "https://oauth2.googleapis.com/token",
  };
  const agent = new RelayAgent(
    { host: "127.0.0.1", port: (service.address() as AddressInfo).port },
    { ca: certificate },
  );
  port = createPushPort(
    {
      pushContact: "mailto:push@shop.test",
      pushRelay: null,
      firebaseServiceAccount: JSON.stringify(account),
    },
    test.connection.database,
    agent,
  );
});
afterAll(async () => {
  service?.close();
  await test?.close();
});
beforeEach(() => {
  asked.length = 0;
  answer = { status: 201, body: "" };
});

const browser = createECDH("prime256v1");
const web = {
  kind: "web",
  endpoint: "https://fcm.googleapis.com/fcm/send/secret-of-the-device",
  p256dh: browser.generateKeys("base64url"),
  auth: randomBytes(16).toString("base64url"),
} as const;
const firebase = { kind: "firebase", token: "token-of-the-device" } as const;
const note = {
  data: { type: "order_status", title: "On its way", order_id: "12345678" },
  ttlSeconds: 600,
  topic: "abcdefghijklmnopqrstuvwxyz012345",
};

describe("standard Web Push", () => {
  it("is encrypted, signed for its service, and replaces what waits there", async () => {
    expect(await port.send(web, note)).toBe("sent");
    const [call] = asked;
    expect([call?.host, call?.path]).toEqual(["fcm.googleapis.com", "/fcm/send/secret-of-the-device"]);
    expect(call?.headers).toMatchObject({
      ttl: "600",
      topic: note.topic,
      urgency: "high",
      "content-encoding": "aes128gcm",
    });
    expect(call?.body.includes("order_status")).toBe(false);
    const [, jwt = "", k = ""] = /^vapid t=([^,]+), ?k=(.+)$/.exec(String(call?.headers.authorization)) ?? [];
    const claims = JSON.parse(Buffer.from(jwt.split(".")[1] ?? "", "base64url").toString());
    expect(claims).toMatchObject({ aud: "https://fcm.googleapis.com", sub: "mailto:push@shop.test" });
    expect(k).toBe(await port.webPushKey());
  });

  it("keeps its keys: a second process on the database has the same", async () => {
    const again = await vapidKeys(test.connection.database);
    expect(again.publicKey).toBe(await port.webPushKey());
  });

  it.each([404, 410])("a device is gone with %i", async (status) => {
    answer = { status, body: "" };
    expect(await port.send(web, note)).toBe("gone");
  });

  it.each([400, 401, 403, 413, 429, 500, 503])(
    "%i is tried again, and the error does not name the device",
    async (status) => {
      answer = { status, body: "secret-of-the-device" };
      const error = await port.send(web, note).catch((reason: Error) => reason);
      expect(error).toBeInstanceOf(Error);
      expect(String((error as Error).message)).not.toContain("secret");
      expect(String((error as Error).message)).toContain(`(fcm.googleapis.com) answered ${status}`);
    },
  );

  it("does not follow where it is sent to", async () => {
    answer = { status: 302, body: "", location: "https://push.test/elsewhere" };
    await expect(port.send(web, note)).rejects.toThrow("302");
    expect(asked).toHaveLength(1);
  });
});

describe("Firebase", () => {
  it("gets data and no notification, so that the worker shows it once", async () => {
    answer = { status: 200, body: { name: "projects/shop-test/messages/1" } };
    expect(await port.send(firebase, note)).toBe("sent");
    const [call] = asked;
    expect(call?.path).toBe("/v1/projects/shop-test/messages:send");
    expect(call?.headers.authorization).toBe("Bearer ya29.test");
    expect(JSON.parse(String(call?.body)).message).toEqual({
      token: "token-of-the-device",
      data: note.data,
      webpush: { headers: { TTL: "600", Topic: note.topic, Urgency: "high" } },
    });
  });

  it("says which tokens are gone", async () => {
    answer = {
      status: 404,
      body: {
        error: {
          code: 404,
          message: "Requested entity was not found.",
          status: "NOT_FOUND",
          details: [
            { "@type": "type.googleapis.com/google.firebase.fcm.v1.FcmError", errorCode: "UNREGISTERED" },
          ],
        },
      },
    };
    expect(await port.send(firebase, note)).toBe("gone");
  });

  it.each([
    [400, "INVALID_ARGUMENT"],
    [401, "UNAUTHENTICATED"],
    [403, "SENDER_ID_MISMATCH"],
    [429, "RESOURCE_EXHAUSTED"],
  ])("that answers %i %s is tried again, and the error does not name the device", async (status, name) => {
    answer = {
      status,
      body: { error: { code: status, message: "token-of-the-device", status: name } },
    };
    const error = await port.send(firebase, note).catch((reason: Error) => reason);
    expect(error).toBeInstanceOf(Error);
    expect(String((error as Error).message)).not.toContain("token-of-the-device");
  });
});

it("a device of Firebase outlives a start without its settings", async () => {
  const without = createPushPort(
    { pushContact: "mailto:push@shop.test", pushRelay: null, firebaseServiceAccount: null },
    test.connection.database,
  );
  await expect(without.send(firebase, note)).rejects.toThrow("FIREBASE_SERVICE_ACCOUNT");
});

describe("an address is of this machine or a private network", () => {
  it.each([
    "127.0.0.1",
    "10.1.2.3",
    "172.20.0.1",
    "192.168.1.1",
    "169.254.169.254",
    "100.64.0.1",
    "0.0.0.0",
    "::1",
    "fd00::1",
    "fe80::1",
    "::ffff:10.0.0.1",
    "224.0.0.1",
  ])("%s", (address) => expect(isPrivateAddress(address)).toBe(true));
  it.each(["142.250.1.1", "17.188.1.1", "2a00:1450::1"])("but not %s", (address) =>
    expect(isPrivateAddress(address)).toBe(false),
  );
});
