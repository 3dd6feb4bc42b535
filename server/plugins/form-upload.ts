/** Forms (multipart/form-data) on routes that name the files they take, and wherever `_method` is read; fields become the body. */
import { createHash } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { coreError } from "../core/errors";
import { Refusal, refuse } from "../services/refusals";
import { refuseUnstorable } from "./request-input";

declare module "fastify" {
  interface FastifyContextConfig {
    /** How many files a form may bring, by field name. Routes without it take forms for `_method` only, without their files. */
    files?: Readonly<Record<string, number>>;
    /** Too large or too many files are refused at their own field, not at `image`. */
    refusesAtField?: boolean;
  }
  interface FastifyRequest {
    /** The uploaded files by field name, in the form's order. Their own names are never used. */
    uploads: ReadonlyMap<string, readonly Buffer[]> | null;
  }
}

/** Forms name a list with or without brackets. */
const fieldOf = (name: string): string => name.replace(/\[\]$/, "");

async function readForm(request: FastifyRequest, counts: Readonly<Record<string, number>>): Promise<void> {
  const fields: Record<string, unknown> = {};
  const files = new Map<string, Buffer[]>();
  const { refusesAtField } = request.routeOptions.config;
  /** The field that is read. */
  let reading = "";
  const at = (refusal: Refusal) => (refusesAtField && reading ? refusal.atField(reading) : refusal);
  const max = Object.values(counts).reduce((sum, count) => sum + count, 0);
  try {
    // One more, so that too many are told apart from a broken form.
    for await (const part of request.parts({ limits: { files: max + 1 } })) {
      if (part.type === "field") {
        fields[part.fieldname] = part.value;
        continue;
      }
      const name = fieldOf(part.fieldname);
      if (!Object.hasOwn(counts, name)) {
        part.file.resume();
        continue;
      }
      reading = name;
      const bytes = await part.toBuffer();
      // An input without a choice sends an empty file without a name.
      if (bytes.length > 0 || part.filename) files.set(name, [...(files.get(name) ?? []), bytes]);
    }
  } catch (error) {
    const problem = formError((error as { code?: string }).code, max);
    throw problem instanceof Refusal ? at(problem) : problem;
  }
  for (const [name, list] of files) {
    reading = name;
    if (list.length > (counts[name] ?? 0)) throw at(refuse("photos_many", { count: counts[name] ?? 0 }));
  }
  request.body = fields;
  request.uploads = files;
  request.fileDigests = Object.fromEntries(
    [...files].flatMap(([name, list]) =>
      list.map((bytes, index) => [`${name}/${index}`, createHash("sha256").update(bytes).digest("hex")]),
    ),
  );
}

function formError(code: string | undefined, max: number): Error {
  if (code === "FST_REQ_FILE_TOO_LARGE") return refuse("photo_large");
  if (code === "FST_FILES_LIMIT") return refuse("photos_many", { count: max });
  return coreError("malformedBody");
}

const noFiles: Readonly<Record<string, number>> = {};

async function readOnce(request: FastifyRequest): Promise<void> {
  const { files = noFiles, canonical } = request.routeOptions.config;
  if ((files === noFiles && !canonical) || request.uploads !== null || !request.isMultipart()) return;
  await readForm(request, files);
  refuseUnstorable(request);
}

/**
 * Reads forms of guests, whose id is one of the fields, before it is known who sends them; the limits of requests and sizes
 * hold for them as well. Registered before the caller is identified.
 */
export function acceptGuestForms(app: FastifyInstance): void {
  app.decorateRequest("uploads", null);
  app.addHook("preValidation", async (request) => {
    const { caller } = request.routeOptions.config;
    if (caller === "any" && request.headers.authorization === undefined) await readOnce(request);
  });
}

/**
 * Reads every other form into `body` and `uploads`, once it is known who sends it and before the body is looked at. Refuses
 * with 403 what is too large or too many, at `image` or at its own field.
 */
export function acceptForms(app: FastifyInstance): void {
  app.addHook("preValidation", readOnce);
}
