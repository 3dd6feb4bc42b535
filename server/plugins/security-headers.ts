/**
 * Headers for what a document cannot declare itself: each document has its own strict policy in a meta
 * (scripts/build/content-security-policy), so that a cached page and its policy cannot drift apart.
 */
import cors from "@fastify/cors";
import type { FastifyInstance } from "fastify";
import helmet from "helmet";
import type { Settings } from "../environment/settings";

/** Every request header of the contract. */
const CONTRACT_HEADERS = [
  "Accept",
  "Authorization",
  "Cache-Control",
  "Content-Type",
  "Idempotency-Key",
  "If-None-Match",
  "latitude",
  "longitude",
  "moduleId",
  "origin",
  "Range",
  "X-Expected-Cart",
  "X-Expected-Total",
  "X-localization",
  "X-Order-Deadline",
  "X-Requested-With",
  "X-software-id",
  "zoneId",
];

/** Policy of responses that are no documents. */
const API_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";
const PERMISSIONS = "camera=(), microphone=(), payment=(), usb=(), browsing-topics=(), geolocation=(self)";
const HALF_A_YEAR = 15_552_000;

export async function setSecurityHeaders(app: FastifyInstance, settings: Settings): Promise<void> {
  // Put together once: its plugin of Fastify does so at every request, and leaves functions on replies that keep them long.
  const protect = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: helmet.contentSecurityPolicy.dangerouslyDisableDefaultSrc,
        frameAncestors: ["'none'"],
      },
    },
    // Sign-in with a provider opens a window and talks to it.
    crossOriginOpenerPolicy: { policy: "same-origin-allow-popups" },
    crossOriginResourcePolicy: { policy: settings.corsOrigins.length > 0 ? "cross-origin" : "same-origin" },
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    xFrameOptions: { action: "deny" },
    hsts: settings.publicUrl.startsWith("https:")
      ? { maxAge: HALF_A_YEAR, includeSubDomains: false, preload: false }
      : false,
  });
  app.addHook("onRequest", (request, reply, done) =>
    protect(request.raw, reply.raw, done as (error?: unknown) => void),
  );
  app.addHook("onRequest", async (request, reply) => {
    reply.header("permissions-policy", PERMISSIONS);
    if (request.url.startsWith("/api/")) reply.header("content-security-policy", API_POLICY);
  });
  await app.register(cors, {
    origin: settings.corsOrigins.length > 0 ? [...settings.corsOrigins] : false,
    methods: ["GET", "HEAD", "POST", "PUT", "DELETE"],
    allowedHeaders: CONTRACT_HEADERS,
    exposedHeaders: ["Idempotent-Replayed", "Retry-After", "ETag", "Date", "Age", "X-Shop-Scope"],
    maxAge: 600,
    credentials: false,
  });
}
