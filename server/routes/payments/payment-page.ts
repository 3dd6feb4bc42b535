import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import type { FastifyReply, FastifyRequest } from "fastify";
import { OrderPaymentQuery } from "@/contract/calls/payments";
import type { Language } from "../../context";
import { escapeHtml } from "../../core/escape-html";
import { languageFrom, textsOf } from "../../locales";
import { networkAddressKey } from "../../plugins/rate-limit";
import { checkPaymentStatus } from "../../services/payments/check-payment";
import { knownOrigin } from "../../services/payments/known-origin";
import { namedPayment } from "../../services/payments/named-payments";
import { payingOwner } from "../../services/payments/paying-owner";
import { readCallback, returnAddress } from "../../services/payments/return-address";
import { flagOf, gatewayPage, isOrderPaid, startOrderPayment } from "../../services/payments/start-payment";
import { Refusal } from "../../services/refusals";
import { refuseCallback } from "./payment-callback";
import { sendDocument } from "./payment-document";

/** Payment pages that one network address may ask for in a minute. */
const pagesPerMinute = 60;

/** The language that the browser asks for. */
const languageOf = (request: FastifyRequest): Language =>
  languageFrom(request.headers["accept-language"]?.split(",")[0]);

/** The shop's origin that the request came to. Refuses with 421 a host that is none of the shop's. */
export const ownOriginOf = (request: FastifyRequest): string =>
  knownOrigin(request.host, request.server.context.settings);

/** Says why there is no payment, and leads back where that is known. */
function sendProblem(request: FastifyRequest, reply: FastifyReply, error: unknown, back: string | null) {
  const language = languageOf(request);
  const texts = textsOf(language).payment;
  const known = error instanceof Refusal ? error.inLanguage(language) : null;
  if (known === null) request.log.error({ error: (error as Error).name }, "A payment could not be started.");
  return sendDocument(reply, {
    status: known?.status ?? 502,
    language,
    title: texts.problem,
    content: `<h1>${escapeHtml(texts.problem)}</h1>
<p>${escapeHtml(known?.errors[0]?.message ?? texts.unreachable)}</p>
<a class="button main" href="${escapeHtml(back ?? "/")}">${escapeHtml(texts.back)}</a>`,
  });
}

/** Leads shoppers to the page of a gateway, and from there back to where they came from. */
export const paymentPageRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { context } = app;
  const config = { document: true, perMinute: pagesPerMinute } as const;

  app.get(
    "/payment-mobile",
    { config, schema: { hide: true, querystring: OrderPaymentQuery } },
    async (request, reply) => {
      const { query } = request;
      const callback = readCallback(query.callback, context.settings);
      try {
        if (callback === null) throw refuseCallback(request, query.callback);
        const origin = ownOriginOf(request);
        const owner = await payingOwner(context, query, networkAddressKey(request.ip));
        if (await isOrderPaid(context, owner, query.order_id))
          return await reply.redirect(returnAddress(callback, "success", query.order_id), 303);
        const payment = await startOrderPayment(context, {
          owner,
          orderId: query.order_id,
          gateway: query.payment_method,
          callback,
          language: languageOf(request),
        });
        return await reply.redirect(await gatewayPage(context, payment, origin), 303);
      } catch (error) {
        return sendProblem(request, reply, error, callback);
      }
    },
  );

  app.get<{ Querystring: { payment?: string } }>(
    "/payment-mobile/pay",
    { config, schema: { hide: true } },
    async (request, reply) => {
      try {
        const payment = await namedPayment(context, "pay", request.query.payment);
        return await reply.redirect(await gatewayPage(context, payment, ownOriginOf(request)), 303);
      } catch (error) {
        return sendProblem(request, reply, error, null);
      }
    },
  );

  app.get<{ Querystring: { payment?: string; canceled?: string } }>(
    "/payment-mobile/return",
    { config, schema: { hide: true } },
    async (request, reply) => {
      try {
        const payment = await namedPayment(context, "return", request.query.payment);
        const close = request.query.canceled === "1";
        const checked = await checkPaymentStatus(context, payment, "return", { close });
        const target = returnAddress(payment.returnTo, flagOf(checked), payment.orderId);
        return await reply.header("cache-control", "no-store").redirect(target, 303);
      } catch (error) {
        return sendProblem(request, reply, error, null);
      }
    },
  );
};
