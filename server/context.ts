/**
 * What every route and service of the server can reach. Built once in `main.ts`, decorated on the Fastify instance
 * as `context`; services take what they need as arguments, and the transaction first.
 */
import "fastify";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import type { ModuleType } from "@/contract";
import type * as schema from "./db/schema";
import type { Settings } from "./settings";

/** PGlite or pooled PostgreSQL behind one type. Services accept a `Transaction`, so they run in either. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;
export type Transaction = Parameters<Parameters<Database["transaction"]>[0]>[0];
export type Queryable = Database | Transaction;

/** The one clock. Tests hand in their own. */
export interface Clock {
  now(): Date;
}

/** Sends one-time codes by SMS or mail; the default driver writes a line to the log. */
export interface CodeSender {
  send(message: { medium: "phone" | "email"; target: string; code: string; purpose: string }): Promise<void>;
}

/** One device, as its push service knows it. */
export type PushTarget =
  | { kind: "web"; endpoint: string; p256dh: string; auth: string }
  | { kind: "firebase"; token: string };

/** What is sent to a device: the contract's data (4.5), all strings. */
export interface PushNote {
  data: Record<string, string>;
  /** Seconds that the push service keeps it for a device that is off. */
  ttlSeconds: number;
  /** What a newer note of the same topic replaces while it waits. 32 characters at most of base64url. */
  topic: string;
}

/** The one way to push services, with a driver for each kind of device. */
export interface PushPort {
  /** Firebase's settings are there. */
  readonly firebase: boolean;
  /** Public key of Web Push, base64url. */
  webPushKey(): Promise<string>;
  /** `gone`: the device will never take a push again. Throws when it should be tried again; never names the device. */
  send(target: PushTarget, note: PushNote): Promise<"sent" | "gone">;
}

/** Queues work inside the caller's transaction: a job of a rolled-back transaction never existed. */
export interface Jobs {
  send(
    transaction: Queryable,
    name: string,
    data: Record<string, unknown>,
    options?: { startAfterSeconds?: number },
  ): Promise<void>;
}

export interface ServerContext {
  settings: Settings;
  database: Database;
  clock: Clock;
  jobs: Jobs;
  codeSender: CodeSender;
  push: PushPort;
}

export type Language = "en" | "ar";

/** Who is asking. `anonymous` has neither a valid token nor a known guest id. */
export type Caller =
  | { kind: "customer"; customerId: number; tokenHash: string }
  | { kind: "guest"; guestId: number }
  | { kind: "anonymous" };

/** The contract's headers, read once by a plugin; `request.shop`. */
export interface ShopHeaders {
  /** Parsed zoneId header, e.g. [2, 1]; null when absent. */
  zoneIds: number[] | null;
  module: { id: number; type: ModuleType } | null;
  language: Language;
  position: { lat: number; lng: number } | null;
}

declare module "fastify" {
  interface FastifyInstance {
    context: ServerContext;
  }
  interface FastifyRequest {
    /** Set by the `authenticate` hook for routes with `config.caller`. */
    caller: Caller;
    shop: ShopHeaders;
  }
  interface FastifyContextConfig {
    /** "customer": Bearer needed (401). "any": Bearer or guest_id (401 without). "optional": read when there. Absent: not read. */
    caller?: "customer" | "any" | "optional";
    /** Contract headers that must be there: 403 errors[zoneId] / errors[moduleId]. */
    needs?: readonly ("zone" | "module" | "position")[];
    /** true: POST, PUT and DELETE of customers honour Idempotency-Key (the default for routes with a caller). */
    idempotent?: boolean;
    /** Public GET: ETag, Cache-Control and Vary are set. */
    publicCache?: boolean;
    /** Answers documents of the page, which deals with whatever its address holds; no address of it is refused. */
    document?: boolean;
    /** Coarse limit of requests a minute and address for this route. */
    perMinute?: number;
  }
}
