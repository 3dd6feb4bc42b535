/**
 * Documents with the head of the page that they open, and with the first answers of the API that it asks for. Only
 * addresses of pages get them: the worker keeps the files `/index.html` and `/app.html`, which stay as they were built.
 */
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { TSchema } from "@/contract/schema";
import { brandedDocument } from "@/domain/branding/brand-document";
import { isPageAddress } from "@/domain/page-addresses";
import { visitorLanguage } from "@/domain/visitor-language";
import type { Language, ServerContext } from "../context";
import { readBranding } from "../services/branding/read-branding";
import { refreshLanguages } from "../services/languages/brought-languages";
import { type CompressedDocuments, takesBrotli } from "../services/page-head/compressed-documents";
import type { PageHeadResult } from "../services/page-head/page-head";
import { pageHeadOf } from "../services/page-head/page-head-of";
import { withPagesOfAddress } from "../services/page-head/pages-of-address";
import { withHead, withLanguages } from "../services/page-head/render-head";
import { firstAnswersOf } from "../services/server-rendering/first-answers-of";
import type { RenderedRows } from "../services/server-rendering/rendered-rows";
import {
  answerBlocks,
  type FirstRows,
  type WrittenAnswer,
  withAnswers,
} from "../services/server-rendering/write-answers";
import {
  type OfferedLanguages,
  offeredLanguages,
  pageLanguages,
  readOfferedLanguages,
} from "../services/settings/shop-languages";
import { matchesValidator } from "./public-cache";
import { unstorableField } from "./request-input";
import { addVary } from "./vary";

/** Pages of one person, and listings, which are endless: nothing for a search engine. */
const personal =
  /^(checkout|profile|chatting|interest|forgot-password|invoice|rate-and-review|share-place|shared-basket|track-order|settings|wishlist)(\/|$)/;

/** Pages of one row, but for campaigns, which may only be over. */
const rowPage = /^(store|product|category)\/[^/]+\/?$/;

/** The language of a request: crawlers and previews name none, and then it is the shop's. */
export const documentLanguage = (
  acceptLanguage: string | undefined,
  offered: OfferedLanguages = offeredLanguages(undefined),
): Language => visitorLanguage((acceptLanguage ?? "").split(","), offered);

/** All that have texts, where the setting cannot be read: the page itself reports the error. */
async function languagesOfShop(context: ServerContext, request: FastifyRequest): Promise<OfferedLanguages> {
  try {
    await refreshLanguages(context.database, null);
    return pageLanguages(await readOfferedLanguages(context.database));
  } catch (error) {
    request.log.warn({ err: error }, "The languages of the shop could not be read.");
    return pageLanguages(offeredLanguages(undefined));
  }
}

const validatorOf = (...texts: readonly string[]): string => {
  const hash = createHash("sha256");
  for (const text of texts) hash.update(text);
  return `W/"${hash.digest("base64url").slice(0, 27)}"`;
};

/** The document in the shop's name and look; as the build made it where they cannot be read. */
async function inShopsName(
  context: ServerContext,
  request: FastifyRequest,
  built: string,
  language: Language,
): Promise<string> {
  try {
    return brandedDocument(built, (await readBranding(context)).branding, language);
  } catch (error) {
    request.log.warn({ err: error }, "The branding of the shop could not be read.");
    return built;
  }
}

/** The page itself reports an error; it is sent without a head. */
async function readHead(
  context: ServerContext,
  request: FastifyRequest,
  path: string,
  language: Language,
): Promise<PageHeadResult> {
  try {
    return await pageHeadOf(context, path, (request.query ?? {}) as Record<string, unknown>, language);
  } catch (error) {
    request.log.warn({ err: error }, "The head of a page could not be read.");
    return null;
  }
}

/** The first answers of a page as their routes would send them. None where they cannot be read: the page asks for them. */
async function writtenAnswers(
  context: ServerContext,
  request: FastifyRequest,
  reply: FastifyReply,
  path: string,
  language: Language,
): Promise<WrittenAnswer[]> {
  try {
    const query = (request.query ?? {}) as Record<string, unknown>;
    const answers = await firstAnswersOf(context, path, query, language);
    return answers.map(({ address, scope, value, schema }) => ({
      address,
      scope,
      text: String(reply.serializeInput({ ...value }, schema as TSchema & Record<string, unknown>)),
    }));
  } catch (error) {
    request.log.warn({ err: error }, "The first answers of a page could not be read.");
    return [];
  }
}

interface PageRequest {
  context: ServerContext;
  /** Resolves to null where nothing renders first rows. */
  firstRows: Promise<RenderedRows | null>;
  /** Whether this address may have further rows rendered now. */
  mayRender: (request: FastifyRequest) => Promise<boolean>;
  compressed: CompressedDocuments;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** The first rows of the page, by its first answers; null where it has none, or they cannot be rendered. */
async function renderRows(
  rows: RenderedRows | null,
  { request, mayRender }: Pick<PageRequest, "request" | "mayRender">,
  answers: readonly WrittenAnswer[],
  language: Language,
  at: number,
): Promise<FirstRows | null> {
  if (rows === null || answers.length === 0) return null;
  try {
    return await rows.of({ address: request.url, language, answers, at }, () => mayRender(request));
  } catch (error) {
    request.log.warn({ err: error }, "The first rows of a page could not be rendered.");
    return null;
  }
}

/** Sends `file` (index.html or app.html) for the page at `path`, which is decoded and has no leading slash. */
export async function sendPage(
  { context, firstRows, mayRender, compressed, request, reply }: PageRequest,
  file: string,
  path: string,
): Promise<FastifyReply> {
  const built = await readFile(join(context.settings.pageFolder, file), "utf8");
  const offered = await languagesOfShop(context, request);
  const language = documentLanguage(request.headers["accept-language"], offered);
  const named = await inShopsName(context, request, built, language);
  const document = withLanguages(withPagesOfAddress(named, path), offered, language);
  const query = (request.query ?? {}) as Record<string, unknown>;
  // Text that no database can store names no row.
  const isStorable = unstorableField({ path, query }, "") === null;
  const at = context.clock.now().getTime();
  const [head, answers] = isStorable
    ? await Promise.all([
        readHead(context, request, path, language),
        writtenAnswers(context, request, reply, path, language),
      ])
    : (["unknown", []] as const);
  const headed = head === null || head === "unknown" ? document : withHead(document, head);
  const rows = await renderRows(await firstRows, { request, mayRender }, answers, language, at);
  // The moment at which they were read is left out: who revalidates is sent only what has changed.
  const etag = validatorOf(headed, rows?.markup ?? "", ...answers.map(({ text }) => text));
  const html = withAnswers(headed, await answerBlocks(answers, at, rows && { ...rows, language }));
  reply.header("cache-control", "no-cache").header("etag", etag);
  addVary(reply, "Accept", "Accept-Encoding", "Accept-Language");
  if (head === "unknown" || personal.test(path) || !isPageAddress(path))
    reply.header("x-robots-tag", "noindex");
  // The app shows its own page for what is missing; where the shop may still have it the status stays 200.
  const isMissing = head === "unknown" && isStorable && rowPage.test(path);
  if (isMissing || !isPageAddress(path)) return reply.status(404).type("text/html; charset=utf-8").send(html);
  if (matchesValidator(request.headers["if-none-match"], etag)) return reply.status(304).send();
  reply.type("text/html; charset=utf-8");
  // Queries and addresses of rows make any number of documents, and answers one for each moment: none is worth a place
  // among the kept.
  const isKept = answers.length === 0 && Object.keys(query).length === 0 && !path.includes("/");
  if (!isKept || !takesBrotli(request.headers["accept-encoding"])) return reply.send(html);
  return reply.header("content-encoding", "br").send(await compressed.of(etag, html));
}
