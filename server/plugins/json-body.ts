import type { FastifyInstance } from "fastify";
import { coreError } from "../core/errors";

/** Levels of arrays and objects in a body; the deepest request of the contract has 8. */
const maxDepth = 32;

/** Whether a JSON text is nested deeper than that; signs inside of texts do not count. */
export function isTooDeep(json: string, limit = maxDepth): boolean {
  let depth = 0;
  let inText = false;
  for (let index = 0; index < json.length; index += 1) {
    const sign = json[index];
    if (inText) {
      if (sign === "\\") index += 1;
      else if (sign === '"') inText = false;
    } else if (sign === '"') inText = true;
    else if (sign === "[" || sign === "{") {
      depth += 1;
      if (depth > limit) return true;
    } else if (sign === "]" || sign === "}") depth -= 1;
  }
  return false;
}

/**
 * Reads JSON bodies. Clients send `Content-Type: application/json` with no body, most of all with DELETE; that is an empty
 * object. What is nested without end is refused (400) before anything walks through it.
 */
export function acceptJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser("remove", "remove");
  app.removeContentTypeParser(["application/json", "text/plain"]);
  app.addContentTypeParser<string>("application/json", { parseAs: "string" }, (request, body, done) => {
    if (body.trim() === "") done(null, {});
    else if (isTooDeep(body)) done(coreError("malformedBody"));
    else parse(request, body, done);
  });
}
