/**
 * Documents with the head of the page that they open. Only addresses of pages get one: the worker keeps the files
 * `/index.html` and `/app.html`, which stay as they were built.
 */
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Language, ServerContext } from "../context";
import { defaultLanguage, knownLanguage } from "../locales";
import { type PageHeadResult, pageHeadOf } from "../services/page-head/page-head-of";
import { withHead } from "../services/page-head/render-head";
import { matchesValidator } from "./public-cache";
import { unstorableField } from "./request-input";
import { addVary } from "./vary";

/** Pages of one person, and listings, which are endless: nothing for a search engine. */
const personal =
  /^(checkout|profile|chatting|interest|forgot-password|invoice|rate-and-review|share-place|shared-basket|track-order|settings|wishlist)(\/|$)/;

/** Pages of one store or item. */
const rowPage = /^(store|product)\/[^/]+\/?$/;

/** The language of a request: crawlers and previews name none, and then it is English. */
export function documentLanguage(acceptLanguage: string | undefined): Language {
  const known = (acceptLanguage ?? "").split(",").flatMap((tag) => knownLanguage(tag) ?? []);
  return known[0] ?? defaultLanguage;
}

/** Sends `file` (index.html or app.html) for the page at `path`, which is decoded and has no leading slash. */
export async function sendPage(
  context: ServerContext,
  request: FastifyRequest,
  reply: FastifyReply,
  file: string,
  path: string,
): Promise<FastifyReply> {
  const document = await readFile(join(context.settings.pageFolder, file), "utf8");
  const language = documentLanguage(request.headers["accept-language"]);
  const query = (request.query ?? {}) as Record<string, unknown>;
  // Text that no database can store names no row.
  const isStorable = unstorableField({ path, query }, "") === null;
  let head: PageHeadResult = null;
  try {
    head = isStorable ? await pageHeadOf(context, path, query, language) : "unknown";
  } catch (error) {
    // The page itself reports the error; it is sent without a head.
    request.log.warn({ err: error }, "The head of a page could not be read.");
  }
  const html = head === null || head === "unknown" ? document : withHead(document, head);
  const etag = `W/"${createHash("sha256").update(html).digest("base64url").slice(0, 27)}"`;
  reply.header("cache-control", "no-cache").header("etag", etag);
  addVary(reply, "Accept", "Accept-Encoding", "Accept-Language");
  if (head === "unknown" || personal.test(path)) reply.header("x-robots-tag", "noindex");
  // The app shows its own page for what is missing; where the shop may still have it the status stays 200.
  if (head === "unknown" && isStorable && rowPage.test(path))
    return reply.status(404).type("text/html; charset=utf-8").send(html);
  if (matchesValidator(request.headers["if-none-match"], etag)) return reply.status(304).send();
  return reply.type("text/html; charset=utf-8").send(html);
}
