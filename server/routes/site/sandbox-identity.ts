/** The demo's page for signing in with Google, Facebook or Apple: clearly none of them, and no account anywhere. */
import { type FastifyPluginAsyncTypebox, Type } from "@fastify/type-provider-typebox";
import type { Settings } from "../../environment/settings";
import { languageFrom, textsOf } from "../../locales";
import { isKnownOrigin } from "../../services/payments/known-origin";
import { refuse } from "../../services/refusals";
import { sandboxPeople } from "../../services/social";

const text = Type.String({ minLength: 1, maxLength: 512 });
const Query = Type.Object({
  redirect_uri: text,
  state: text,
  nonce: text,
  code_challenge: text,
  choice: Type.Optional(Type.String({ maxLength: 32 })),
});
const Params = Type.Object({
  medium: Type.Union([Type.Literal("google"), Type.Literal("facebook"), Type.Literal("apple")]),
});

const names = { google: "Google", facebook: "Facebook", apple: "Apple" } as const;
const policy =
  "default-src 'none'; style-src 'sha256-{hash}'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

const escaped = (value: string): string =>
  value.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);

const style =
  "body{margin:0;font:16px/1.5 system-ui,sans-serif;background:#f6f7f9;color:#16181d}main{max-width:26rem;margin:0 auto;padding:24px 16px}.note{background:#fff3c4;border:2px dashed #8a6100;color:#3f2c00;padding:12px;border-radius:8px}a{display:block;margin:12px 0;padding:14px 16px;border-radius:12px;border:1px solid #8b919c;color:inherit;background:#fff;text-decoration:none}a:focus-visible{outline:3px solid #2456d6}small{display:block;color:#555b66}@media (prefers-color-scheme:dark){body{background:#15171b;color:#f2f3f5}a{background:#20242b}small{color:#b6bcc7}}";

/** The page that asked, when it is one of this shop's; anything else would hand codes to strangers. */
function allowedReturn(redirectUri: string, settings: Settings): URL {
  const url = URL.canParse(redirectUri) ? new URL(redirectUri) : null;
  if (url === null || url.pathname !== "/sign-in-return" || url.search !== "" || url.hash !== "") {
    throw refuse("social_token_wrong");
  }
  if (!isKnownOrigin(url.origin, settings)) throw refuse("social_token_wrong");
  return url;
}

export const sandboxIdentityRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { identitySandbox: sandbox, settings } = app.context;
  if (sandbox === null) return;
  const { createHash } = await import("node:crypto");
  const hash = createHash("sha256").update(style).digest("base64");

  app.get(
    "/sandbox-identity/:medium",
    { schema: { hide: true, params: Params, querystring: Query } },
    (request, reply) => {
      const { query, params } = request;
      const target = allowedReturn(query.redirect_uri, settings);
      reply.header("cache-control", "no-store").header("referrer-policy", "no-referrer");
      const { choice } = query;
      if (choice !== undefined) {
        target.searchParams.set("state", query.state);
        const person = sandboxPeople.find(({ id }) => id === choice);
        if (person) {
          const code = sandbox.grant(params.medium, {
            personId: person.id,
            redirectUri: query.redirect_uri,
            nonce: query.nonce,
            challenge: query.code_challenge,
          });
          target.searchParams.set("code", code);
        } else target.searchParams.set("error", choice === "cancel" ? "access_denied" : "server_error");
        return reply.redirect(target.href);
      }
      const link = (name: string) =>
        escaped(`?${new URLSearchParams({ ...query, choice: name } as Record<string, string>).toString()}`);
      const service = names[params.medium];
      // As of a service that knows nothing of the shop's settings.
      const language = languageFrom(request.headers["accept-language"]?.split(",")[0]);
      const { direction, identitySandbox: texts } = textsOf(language);
      const say = (text: string) => escaped(text.replace("{service}", service));
      const people = sandboxPeople
        .map(
          ({ id, name }) =>
            `<a href="${link(id)}"><bdi>${escaped(name)}</bdi><small>${say(texts[id])}</small></a>`,
        )
        .join("");
      return reply
        .type("text/html; charset=utf-8")
        .header("content-security-policy", policy.replace("{hash}", hash))
        .send(
          `<!doctype html><html lang="${language}" dir="${direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${say(texts.title)}</title><style>${style}</style></head><body><main><p class="note"><strong>${say(texts.mark)}</strong> ${say(texts.notice)}</p><h1>${say(texts.heading)}</h1>${people}<a href="${link("cancel")}">${say(texts.cancel)}</a><a href="${link("error")}">${say(texts.error)}</a></main></body></html>`,
        );
    },
  );
};
