/** Interfaces of everything outside the server or replaceable. Services know these; `choose-ports.ts` picks the drivers. */
import type { BasemapSource } from "./basemap-source";
import type { FilmSource } from "./film-source";
import type { PictureSource } from "./picture-source";
import type { PlaceProvider } from "./place-provider";
import type { RoutePlanner } from "./route-planner";
import type { ShopSeed } from "./shop-seed";

export type { BasemapSource, MapArchive } from "./basemap-source";
export type { BoardStream, BoardStreams } from "./board-streams";
export type { ChatStream, ChatStreams } from "./chat-streams";
export type { Clock } from "./clock";
export type { CodeMessage, CodeSender } from "./code-sender";
export type { FilmSource } from "./film-source";
export {
  type AuthorizationResult,
  type Identity,
  type IdentityProvider,
  type IdentityProviders,
  type IdentitySandbox,
  type SandboxGrant,
  type SocialMedium,
  socialMedia,
} from "./identity-provider";
export type { Jobs } from "./jobs";
export type { Mail, MailPort } from "./mail";
export type { GatewayEvent, GatewayResult, PaymentGateway } from "./payment-gateway";
export type { PhoneVerification } from "./phone-verification";
export type { PictureOriginal, PictureSource } from "./picture-source";
export type { PlaceProvider } from "./place-provider";
export type { PushMessage, PushPort, PushTarget } from "./push";
export type { Route, RoutePlanner, Trip } from "./route-planner";
export type { SeedProgress, SeedTarget, ShopSeed } from "./shop-seed";
export type { StoreStream, StoreStreams } from "./store-streams";
export type { TimeZones } from "./time-zones";

/** The ports that the demo has drivers for. */
export interface ShopPorts {
  pictures: PictureSource;
  films: FilmSource;
  /** Null: place search is not configured. */
  places: PlaceProvider | null;
  routePlanner: RoutePlanner;
  basemap: BasemapSource;
  /** Null: an empty database stays empty. */
  shopSeed: ShopSeed | null;
}

/** The demo's drivers, one for every port. */
export type DemoPorts = { [Port in keyof ShopPorts]: NonNullable<ShopPorts[Port]> };
