/**
 * The context of every route and service. Built once by `open-context.ts` and decorated on the Fastify instance as
 * `context`. Services take what they need as arguments, the transaction first.
 */
import "fastify";
import type { ModuleType } from "@/contract";
import type { Database } from "../db/database";
import type { Settings } from "../environment/settings";
import type { Language } from "../locales";
import type {
  BoardStreams,
  ChatStreams,
  Clock,
  CodeSender,
  IdentityProviders,
  IdentitySandbox,
  Jobs,
  MailPort,
  PaymentGateway,
  PhoneVerification,
  PushPort,
  ShopPorts,
  StoreStreams,
  TimeZones,
} from "../ports";

export type { Database, Queryable, Transaction } from "../db/database";
export type { Language } from "../locales";
export type { Clock, CodeSender, Jobs, PushMessage, PushPort, PushTarget, TimeZones } from "../ports";

export interface ServerContext extends ShopPorts {
  settings: Settings;
  database: Database;
  clock: Clock;
  timeZones: TimeZones;
  jobs: Jobs;
  codeSender: CodeSender;
  /** Null: no other service sends codes to phones. */
  phoneVerification: PhoneVerification | null;
  mail: MailPort;
  /** Other services that people may sign in with. */
  identityProviders: IdentityProviders;
  /** Null: not the demo. */
  identitySandbox: IdentitySandbox | null;
  push: PushPort;
  chatStreams: ChatStreams;
  boardStreams: BoardStreams;
  storeStreams: StoreStreams;
  /** Takes payments, by the key that config names. Empty: nothing can be paid online. */
  paymentGateways: ReadonlyMap<string, PaymentGateway>;
}

/** The sender of a request. `anonymous` has neither a valid token nor a known guest id. */
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
    /** "customer": Bearer needed (401). "any": Bearer or guest_id (401 without). "optional": read when present. Absent: not read. */
    caller?: "customer" | "any" | "optional";
    /** Contract headers that are required: 403 errors[zoneId] / errors[moduleId]. */
    needs?: readonly ("zone" | "module" | "position")[];
    /** true: POST, PUT and DELETE of customers honour Idempotency-Key (the default for routes with a caller). */
    idempotent?: boolean;
    /**
     * Public GET: ETag, Cache-Control and Vary are set. "shared": a cache in front may keep what its address alone decides;
     * "revalidated": its address tells something of a person, such as where they are.
     */
    publicCache?: "shared" | "revalidated";
    /** Returns documents of the page. The page deals with whatever its address holds; no address is refused. */
    document?: boolean;
    /** While somebody searches, an answer of the last half minute is sent. For what every page begins with. */
    answersFromMemory?: boolean;
    /** Coarse limit of requests per minute and address for this route. */
    perMinute?: number;
  }
}
