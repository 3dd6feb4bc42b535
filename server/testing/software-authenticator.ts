/** An authenticator in software: makes passkeys and signs with them as a phone does, also wrongly where a test says so. */
import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from "node:crypto";
import type { NewPasskey, PasskeyAssertion, PasskeyOptions } from "@/contract/calls/passkeys";

/** Faults of an answer; none unless given. */
interface Answer {
  origin?: string;
  domain?: string;
  /** Flags of the authenticator's data: 1 somebody was there, 4 they have shown who they are. */
  flags?: number;
  counter?: number;
  challenge?: string;
  userHandle?: string | null;
}

const base64url = (bytes: Buffer) => bytes.toString("base64url");
const sha256 = (bytes: Buffer | string) => createHash("sha256").update(bytes).digest();

/** CBOR, as far as a passkey needs it. */
function cbor(value: number | string | Buffer | Map<number | string, unknown>): Buffer {
  const head = (major: number, size: number) => {
    if (size < 24) return Buffer.from([(major << 5) | size]);
    return size < 256
      ? Buffer.from([(major << 5) | 24, size])
      : Buffer.from([(major << 5) | 25, size >> 8, size & 255]);
  };
  if (typeof value === "number") return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === "string")
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const parts = [...value].flatMap(([key, entry]) => [cbor(key), cbor(entry as never)]);
  return Buffer.concat([head(5, value.size), ...parts]);
}

export interface SoftwarePasskey {
  credential: NewPasskey;
  /** Signs a challenge; `counter` is the number of the use. */
  sign(options: PasskeyOptions, answer?: Answer): PasskeyAssertion;
}

interface Options {
  challenge: string;
  rp?: { id: string };
  user?: { id: string };
}

function clientData(type: string, options: Options, { origin, challenge }: Answer): Buffer {
  return Buffer.from(
    JSON.stringify({
      type,
      challenge: challenge ?? options.challenge,
      origin: origin ?? "http://localhost:8080",
      crossOrigin: false,
    }),
  );
}

function authenticatorData({ domain = "localhost", flags = 5, counter = 0 }: Answer, attested?: Buffer) {
  const count = Buffer.alloc(4);
  count.writeUInt32BE(counter);
  const byte = Buffer.from([attested ? flags | 0x40 : flags]);
  return Buffer.concat([sha256(domain), byte, count, ...(attested ? [attested] : [])]);
}

function coseKey(key: KeyObject): Buffer {
  const { x = "", y = "" } = key.export({ format: "jwk" });
  return cbor(
    new Map<number, unknown>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, "base64url")],
      [-3, Buffer.from(y, "base64url")],
    ]),
  );
}

/** Makes a passkey as the options of POST /customer/passkeys/options say. */
export function makePasskey(given: PasskeyOptions, answer: Answer = {}): SoftwarePasskey {
  const options = given as unknown as Options;
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const id = randomBytes(16);
  const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, coseKey(publicKey)]);
  const attestation = new Map<string, unknown>([
    ["fmt", "none"],
    ["attStmt", new Map()],
    ["authData", authenticatorData(answer, attested)],
  ]);
  const ids = { id: base64url(id), rawId: base64url(id), type: "public-key" } as const;
  return {
    credential: {
      ...ids,
      clientExtensionResults: {},
      response: {
        clientDataJSON: base64url(clientData("webauthn.create", options, answer)),
        attestationObject: base64url(cbor(attestation)),
        transports: ["internal"],
      },
    },
    sign(asked, how = {}) {
      const client = clientData("webauthn.get", asked as unknown as Options, how);
      const data = authenticatorData(how);
      const signature = createSign("sha256")
        .update(Buffer.concat([data, sha256(client)]))
        .sign(privateKey);
      return {
        ...ids,
        clientExtensionResults: {},
        response: {
          clientDataJSON: base64url(client),
          authenticatorData: base64url(data),
          signature: base64url(signature),
          userHandle: how.userHandle === undefined ? (options.user?.id ?? null) : how.userHandle,
        },
      };
    },
  };
}
