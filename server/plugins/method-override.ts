/** POST is accepted wherever the documents say POST for a call that is PUT or DELETE here, with or without `_method`. */
import type { FastifyInstance, FastifyRequest } from "fastify";
import { coerceFields, type SchemaLike } from "./request-input";

declare module "fastify" {
  interface FastifyContextConfig {
    /** The call that this route stands for, so that both ways of sending it count as the same request. */
    canonical?: { method: "PUT" | "DELETE"; url: string };
  }
}

interface OverridableRoute {
  method: string | string[];
  url: string;
}

/** A DELETE's fields stand in its query; a POST brings them in its body, a form all of them as texts. */
function moveBodyToQuery(request: FastifyRequest): void {
  if (typeof request.body !== "object" || request.body === null || Array.isArray(request.body)) return;
  const query = (request.query ?? {}) as Record<string, unknown>;
  for (const [name, value] of Object.entries(request.body)) {
    if (name !== "_method" && !Object.hasOwn(query, name)) query[name] = value;
  }
  coerceFields(query, request.routeOptions.schema?.querystring as SchemaLike | undefined, true);
  request.query = query;
}

/**
 * Adds POST beside every PUT and DELETE route that is registered in this instance afterwards and whose address has no
 * POST of its own. The app calls it once, before the routes; `close` adds what was collected.
 */
export function acceptMethodOverride(app: FastifyInstance): { close(): void } {
  const routes: {
    instance: FastifyInstance;
    route: OverridableRoute & Record<string, unknown>;
    method: "PUT" | "DELETE";
  }[] = [];
  const posts = new Set<string>();
  let closed = false;
  app.addHook("onRoute", function (route) {
    if (closed) return;
    const methods = Array.isArray(route.method) ? route.method : [route.method];
    if (methods.includes("POST")) posts.add(route.url);
    const method = methods.find((name): name is "PUT" | "DELETE" => name === "PUT" || name === "DELETE");
    if (methods.length === 1 && method !== undefined) {
      route.config = { ...route.config, canonical: { method, url: route.url } };
      routes.push({ instance: this, route: route as never, method });
    }
  });
  return {
    close() {
      closed = true;
      const taken = new Set(posts);
      // PUT before DELETE: where an address has both, a plain POST changes and does not remove.
      for (const { instance, route, method } of routes.sort((a, b) => (a.method < b.method ? 1 : -1))) {
        if (taken.has(route.url)) continue;
        taken.add(route.url);
        const schema = (route.schema ?? {}) as Record<string, unknown>;
        const { body: _body, ...withoutBody } = schema;
        // In the instance of the original: its hooks and its error handler count here too.
        const { prefix: _prefix, routePath: _routePath, path: _path, ...plain } = route;
        instance.route({
          ...(plain as never as Parameters<FastifyInstance["route"]>[0]),
          method: "POST",
          url: route.url.slice(instance.prefix.length) || "/",
          schema: { ...(method === "DELETE" ? withoutBody : schema), hide: true } as never,
          ...(method === "DELETE"
            ? { preValidation: async (request: FastifyRequest) => moveBodyToQuery(request) }
            : {}),
        });
      }
    },
  };
}
