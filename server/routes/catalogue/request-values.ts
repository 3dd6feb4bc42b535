import type { FastifyRequest } from "fastify";
import type { ModuleType } from "@/contract";
import { coreError } from "../../core/errors";
import type { PageRequest } from "../../services/paging/list-query";

/** A page of a query whose limit and offset may be missing. */
export function pageFrom(query: { limit?: number; offset?: number }, usualLimit: number): PageRequest {
  return { limit: query.limit ?? usualLimit, offset: query.offset ?? 1 };
}

/** A flag of a query: 1 or true. */
export function isSet(word: string | undefined): boolean {
  return word === "1" || word === "true";
}

/** The module of a route that needs one. */
export function moduleOf(request: FastifyRequest): { id: number; type: ModuleType } {
  const { module } = request.shop;
  if (module === null) throw coreError("moduleMissing");
  return module;
}
