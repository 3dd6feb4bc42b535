/** Forms with files (multipart/form-data) on routes that name the files they take; fields become the body. */
import { createHash } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { coreError } from "../errors";
import { refuse } from "../services/refusals";
import { refuseUnstorable } from "./request-input";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Names of the files that a form may bring, one file each. Routes without it take no forms. */
    files?: readonly string[];
  }
  interface FastifyRequest {
    /** The uploaded files by field name. Their own names are never used. */
    uploads: ReadonlyMap<string, Buffer> | null;
  }
}

async function readForm(request: FastifyRequest, names: readonly string[]): Promise<void> {
  const fields: Record<string, unknown> = {};
  const files = new Map<string, Buffer>();
  try {
    for await (const part of request.parts({ limits: { files: names.length } })) {
      if (part.type === "field") {
        fields[part.fieldname] = part.value;
      } else if (names.includes(part.fieldname)) {
        const bytes = await part.toBuffer();
        // An input without a choice sends an empty file without a name.
        if (bytes.length > 0 || part.filename) files.set(part.fieldname, bytes);
      } else {
        part.file.resume();
      }
    }
  } catch (error) {
    const tooLarge = (error as { code?: string }).code === "FST_REQ_FILE_TOO_LARGE";
    throw tooLarge ? refuse("photo_large") : coreError("malformedBody");
  }
  request.body = fields;
  request.uploads = files;
  request.fileDigests = Object.fromEntries(
    [...files].map(([name, bytes]) => [name, createHash("sha256").update(bytes).digest("hex")]),
  );
}

/**
 * Reads forms into `body` and `uploads`, once it is known who sends them and before the body is looked at. Refuses with 403
 * `image` what is too large.
 */
export function acceptForms(app: FastifyInstance): void {
  app.decorateRequest("uploads", null);
  app.addHook("preValidation", async (request) => {
    const { files } = request.routeOptions.config;
    if (!files || !request.isMultipart()) return;
    await readForm(request, files);
    refuseUnstorable(request);
  });
}
