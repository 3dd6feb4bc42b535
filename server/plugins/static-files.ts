/** The built page and worker, compressed ahead of time. A missing asset is 404, never HTML. */
import { existsSync, readdirSync } from "node:fs";
import { join, relative, sep } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { ServerContext } from "../context";
import { brandedFile, isOwnManifest } from "../services/branding/branded-files";
import { CompressedDocuments } from "../services/page-head/compressed-documents";
import { loadFirstRows } from "../services/server-rendering/rendering-program";
import { sendPage } from "./page-heads";
import { limitRendering } from "./rate-limit";
import { staffFile, staffProgramAt, staffPrograms, toProgram } from "./staff-pages";
import { addVary } from "./vary";

const workerFiles = ["service-worker.js", ...staffPrograms.map((program) => `${program}/service-worker.js`)];
/** Takes a worker's place when the operator has switched it off. */
const killSwitch = "service-worker-off.js";

const YEAR = 31_536_000;
const HOUR = 3600;

/** All files below a folder, as paths of addresses; their compressed forms and build records are not addresses. */
export function servedFiles(folder: string): Set<string> {
  if (!existsSync(folder)) return new Set();
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"));
  return new Set(paths.filter((path) => !/(\.(br|gz|map)|^build-[\w-]+\.(json|mjs))$/.test(path)));
}

/** Cache-Control of a file: hashed ones never change, documents and the worker are revalidated each time. */
export function cacheControlOf(path: string): string {
  if (/^((board|courier)\/)?assets\//.test(path)) return `public, max-age=${YEAR}, immutable`;
  if (/\.(html|webmanifest)$/.test(path) || /^((board|courier)\/)?[\w-]+\.js$/.test(path)) return "no-cache";
  return `public, max-age=${HOUR}`;
}

/**
 * Whether a client takes a document: it names HTML or anything, or says nothing. Previews of links and crawlers send `*\/*`
 * or no Accept at all; only who asks for JSON, pictures or the like alone gets none.
 */
export function takesDocument(accept: string | undefined): boolean {
  if (accept === undefined || accept.trim() === "") return true;
  return accept.split(",").some((range) => {
    const [type = "", ...parameters] = range.split(";").map((part) => part.trim().toLowerCase());
    if (!["text/html", "application/xhtml+xml", "text/*", "*/*", "*"].includes(type)) return false;
    return !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });
}

/** Whether a request for an address without a file opens a page of the app. */
export function opensPage(path: string, accept: string | undefined): boolean {
  // Programs look for files below .well-known, and would take a page for one.
  if (/^(api|assets|pictures|films|basemap|\.well-known)(\/|$)/.test(path)) return false;
  const last = path.split("/").at(-1) ?? "";
  return !last.includes(".") && takesDocument(accept);
}

/**
 * Where a visitor is redirected who opens a page by an address that cannot be decoded: the same address with its percent
 * signs escaped, which the page reports as not found. Null where no page is opened. Never leads to another host.
 */
export function readableAddress(url: string, accept: string | undefined): string | null {
  const [address = "", query] = url.split("?", 2);
  const path = address.replace(/^[/\\]+/, "");
  if (!opensPage(path, accept)) return null;
  const readable = `/${path.replaceAll("%", "%25")}`;
  return query === undefined ? readable : `${readable}?${query}`;
}

export async function serveStaticFiles(app: FastifyInstance, context: ServerContext): Promise<void> {
  const { settings } = context;
  const folder = settings.pageFolder;
  const built = existsSync(folder);
  let files = servedFiles(folder);
  const firstRows = loadFirstRows(folder).catch((error: unknown) => {
    app.log.warn({ err: error }, "First rows cannot be rendered.");
    return null;
  });
  const mayRender = limitRendering(app, context);
  const compressed = new CompressedDocuments();
  if (built) {
    await app.register(fastifyStatic, {
      root: folder,
      serve: false,
      index: false,
      preCompressed: true,
      cacheControl: false,
      dotfiles: "deny",
    });
  }
  const send = (reply: FastifyReply, path: string) => {
    addVary(reply, "Accept-Encoding");
    return reply.header("cache-control", cacheControlOf(path)).sendFile(path);
  };
  const sendFileOrPage = async (request: FastifyRequest, reply: FastifyReply) => {
    const path = (request.params as { "*"?: string })["*"] ?? "";
    if (path === "") {
      if (files.has("index.html"))
        return sendPage({ context, firstRows, mayRender, compressed, request, reply }, "index.html", path);
      reply.type("text/plain; charset=utf-8");
      return "The page is not built. Run npm run build, or npm run dev for the page under Vite.\n";
    }
    if (built && !files.has(path) && settings.environment === "development") files = servedFiles(folder);
    if (workerFiles.includes(path) && !settings.serviceWorker && files.has(killSwitch))
      return send(reply, killSwitch);
    const branded =
      files.has(path) || isOwnManifest(path)
        ? await brandedFile(context, path, request.query).catch((error: unknown) => {
            request.log.warn(error, "The shop's branding could not be read; the build's file is sent.");
            return null;
          })
        : null;
    if (branded !== null)
      return reply.type(branded.type).header("cache-control", branded.cacheControl).send(branded.content);
    const program = staffProgramAt(path);
    if (program !== null) {
      // The router passes both forms of the address.
      if (new RegExp(`^/${program}(\\?|$)`).test(request.originalUrl)) return toProgram(reply, program);
      const asks = { takesDocument: takesDocument(request.headers.accept), files };
      const file = staffFile(program, path, asks);
      return file === null ? reply.callNotFound() : send(reply.header("x-robots-tag", "noindex"), file);
    }
    if (files.has(path)) return send(reply, path);
    if (files.has("app.html") && opensPage(path, request.headers.accept))
      return sendPage({ context, firstRows, mayRender, compressed, request, reply }, "app.html", path);
    return reply.callNotFound();
  };
  const options = { schema: { hide: true }, config: { document: true } };
  app.get("/", options, sendFileOrPage);
  app.get("/*", options, sendFileOrPage);
}
