import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { LoginResult } from "@/contract";
import {
  SocialExchange,
  SocialExchangeRequest,
  SocialLoginRequest,
  SocialRegisterRequest,
} from "@/contract/calls/auth";
import { exchangeCode, olderSocialLogin, registerBySocial } from "../../services/auth/social-sign-in";
import { signInOriginOf } from "./request-caller";

/** Signing in with an account of another service, beside /auth/login and /auth/update-info with login_type social. */
export const socialAuthRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { context } = app;

  app.post(
    "/auth/social-exchange",
    { schema: { tags: ["auth"], body: SocialExchangeRequest, response: { 200: SocialExchange } } },
    (request) => exchangeCode(context, request.body, signInOriginOf(request)),
  );

  app.post(
    "/auth/social-login",
    { schema: { tags: ["auth"], body: SocialLoginRequest, response: { 200: LoginResult } } },
    (request) => olderSocialLogin(context, request.body, signInOriginOf(request)),
  );

  app.post(
    "/auth/social-register",
    { schema: { tags: ["auth"], body: SocialRegisterRequest, response: { 200: LoginResult } } },
    (request) => registerBySocial(context, request.body, signInOriginOf(request)),
  );
};
