import type { FastifyReply } from "fastify";

/** Adds request headers to Vary; what another plugin named there, such as Origin, stays. */
export function addVary(reply: FastifyReply, ...names: readonly string[]): void {
  const before = String(reply.getHeader("vary") ?? "")
    .split(",")
    .map((name) => name.trim())
    .filter(Boolean);
  const known = new Set(before.map((name) => name.toLowerCase()));
  const added = names.filter((name) => !known.has(name.toLowerCase()));
  reply.header("vary", [...before, ...added].join(", "));
}
