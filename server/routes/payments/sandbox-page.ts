import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Language } from "../../context";
import { escapeHtml } from "../../core/escape-html";
import { languageFrom, textsOf } from "../../locales";
import { namedSandboxSession, returnPath } from "../../services/payments/named-payments";
import { messageChoices, pressSandbox, sandboxChoices } from "../../services/payments/sandbox-gateway";
import { shopMoney } from "../../services/settings/shop-money-text";
import { sendDocument } from "./payment-document";

/** The sandbox's own page, where a bank would ask for a card. */
export const sandboxRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { context } = app;
  const { database } = context;
  if (!context.paymentGateways.has("sandbox")) return;
  const config = { document: true, perMinute: 120 } as const;
  app.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "string", bodyLimit: 4096 },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );

  const sendInvalid = (request: FastifyRequest, reply: FastifyReply) => {
    const language = languageFrom(request.headers["accept-language"]?.split(",")[0]);
    const texts = textsOf(language).payment;
    return sendDocument(reply, {
      status: 404,
      language,
      title: texts.problem,
      content: `<h1>${escapeHtml(texts.problem)}</h1><p>${escapeHtml(texts.linkInvalid)}</p>
<a class="button" href="/">${escapeHtml(texts.back)}</a>`,
    });
  };

  app.get<{ Querystring: { session?: string } }>(
    "/payment-mobile/sandbox",
    { config, schema: { hide: true } },
    async (request, reply) => {
      const found = await namedSandboxSession(context, request.query.session);
      if (!found) return sendInvalid(request, reply);
      const { session, payment } = found;
      if (session.state !== "open") return reply.redirect(await returnPath(context, payment.id), 303);
      const language: Language = languageFrom(payment.language);
      const texts = textsOf(language).payment;
      const amount = (await shopMoney(database, language))(session.amount);
      const messages = {
        now: texts.messageNow,
        later: texts.messageLater,
        twice: texts.messageTwice,
        never: texts.messageNever,
      };
      const button = (choice: (typeof sandboxChoices)[number]) =>
        `<button name="choice" value="${choice}"${choice === "pay" ? ' class="main"' : ""}>${escapeHtml(texts[choice])}</button>`;
      return sendDocument(reply, {
        language,
        title: texts.title,
        formTargets: [new URL(payment.returnTo).origin],
        content: `<h1>${escapeHtml(texts.title)}</h1>
<p class="mark">${escapeHtml(texts.notice)}</p>
<p class="quiet"><bdi>${escapeHtml(session.description)}</bdi></p>
<p><span class="quiet">${escapeHtml(texts.amount)}</span><br><bdi class="amount" dir="ltr">${escapeHtml(amount)}</bdi></p>
<form method="post" action="/payment-mobile/sandbox">
<input type="hidden" name="session" value="${escapeHtml(String(request.query.session))}">
${sandboxChoices.map(button).join("\n")}
<label>${escapeHtml(texts.message)}
<select name="message">${messageChoices.map((choice) => `<option value="${choice}">${escapeHtml(messages[choice])}</option>`).join("")}</select></label>
</form>`,
      });
    },
  );

  app.post<{ Body: Record<string, string> | undefined }>(
    "/payment-mobile/sandbox",
    { config, schema: { hide: true } },
    async (request, reply) => {
      const found = await namedSandboxSession(context, request.body?.session);
      const choice = sandboxChoices.find((known) => known === request.body?.choice);
      if (!found || !choice) return sendInvalid(request, reply);
      const message = messageChoices.find((known) => known === request.body?.message) ?? "now";
      await pressSandbox(context, found.session.id, { choice, message });
      return reply.redirect(await returnPath(context, found.payment.id), 303);
    },
  );
};
