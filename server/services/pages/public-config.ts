import { eq } from "drizzle-orm";
import type { Config, Module } from "@/contract";
import type { Branding } from "@/domain/branding/branding";
import { phoneText } from "@/domain/phone-number";
import type { CodeSender, Language, Queryable, ServerContext } from "../../context";
import { phoneLibrary } from "../../core/phone-library";
import { modules } from "../../db/schema";
import { type IdentityProviders, type PhoneVerification, type SocialMedium, socialMedia } from "../../ports";
import { readBranding } from "../branding/read-branding";
import { placeCredit } from "../geocoding/place-credit";
import { listModules } from "../modules/modules";
import { relyingParty } from "../passkeys/relying-party";
import { cashRoundingKey, shopCurrency } from "../payments/records/shop-currency";
import { readConfig } from "../settings/config";
import { baseUrls } from "../settings/config-defaults";
import { readSetting } from "../settings/settings";
import { configOffsets } from "../time-zones";
import { pictureUrl } from "../translations/translated-columns";

/** The module of a shop that has one; null when it has several. */
async function onlyModule(database: Queryable, language: Language): Promise<Module | null> {
  const active = await database
    .select({ id: modules.id })
    .from(modules)
    .where(eq(modules.active, true))
    .limit(2);
  if (active.length !== 1) return null;
  const [only] = await listModules(database, { zoneIds: null, language, exceptParcel: false });
  return only ?? null;
}

/** Features that need codes are hidden where nothing sends them, whatever the operator's settings say. */
function withoutCodes(
  stored: Pick<Config, "centralize_login" | "firebase_otp_verification">,
  { sends }: Pick<CodeSender, "sends">,
  phoneVerification: PhoneVerification | null,
): Partial<
  Pick<Config, "centralize_login" | "firebase_otp_verification" | "is_sms_active" | "is_mail_active">
> {
  const byFirebase = stored.firebase_otp_verification === 1 && phoneVerification !== null;
  return {
    firebase_otp_verification: byFirebase ? 1 : 0,
    ...(sends.phone ? {} : { is_sms_active: false }),
    ...(sends.phone || byFirebase
      ? {}
      : { centralize_login: { ...stored.centralize_login, otp_login_status: 0 as const } }),
    ...(sends.email ? {} : { is_mail_active: false }),
  };
}

/** Payments are offered through the gateways that are there, whatever the operator's settings say. */
function withGateways(
  stored: Pick<Config, "digital_payment" | "active_payment_method_list" | "add_fund_status">,
  gateways: ServerContext["paymentGateways"],
  language: Language,
): Pick<
  Config,
  "digital_payment" | "digital_payment_info" | "active_payment_method_list" | "add_fund_status"
> {
  const offered = stored.digital_payment && gateways.size > 0;
  const listed = [...gateways.values()].map(({ key, title }) => {
    const set = stored.active_payment_method_list.find(({ gateway }) => gateway === key);
    const image = set?.gateway_image ?? null;
    return {
      gateway: key,
      gateway_title: set?.gateway_title ?? title(language),
      gateway_image: image,
      gateway_image_full_url: pictureUrl(image),
    };
  });
  return {
    digital_payment: offered,
    digital_payment_info: {
      digital_payment: offered,
      plugin_payment_gateways: false,
      default_payment_gateways: offered,
    },
    active_payment_method_list: offered ? listed : [],
    add_fund_status: offered ? stored.add_fund_status : 0,
  };
}

/** Public ids of a sign-in service, which is offered only when it is set up. */
function socialLogin(
  stored: Pick<Config, "centralize_login">,
  providers: IdentityProviders,
): Partial<Config> {
  const entry = (medium: SocialMedium) => {
    const provider = providers[medium];
    return {
      login_medium: medium,
      status: provider !== undefined,
      client_id: provider?.clientId ?? "",
      authorize_url: provider?.authorizeUrl ?? "",
      scope: provider?.scope ?? "",
    };
  };
  const { centralize_login: login } = stored;
  const any = socialMedia.some((medium) => providers[medium] && login[`${medium}_login_status`] === 1);
  return {
    social_login: [entry("google"), entry("facebook")],
    apple_login: [entry("apple")],
    ...(any ? {} : { centralize_login: { ...login, social_login_status: 0 } }),
  };
}

/** The page's mark where the operator has no logo: the shop's icon, or the one shipped with the page. */
const markOf = ({ icons }: Branding) => (icons === null ? "/favicon.svg" : `${icons}mark.png`);

/** GET /config. */
export async function readPublicConfig(
  context: Pick<
    ServerContext,
    | "database"
    | "settings"
    | "clock"
    | "timeZones"
    | "codeSender"
    | "phoneVerification"
    | "paymentGateways"
    | "identityProviders"
    | "places"
    | "pictures"
  >,
  language: Language,
): Promise<Config> {
  const { database, settings, codeSender, places } = context;
  const own = await readConfig(database, language);
  const stored = { ...own, ...socialLogin(own, context.identityProviders) };
  const single = await onlyModule(database, language);
  const { branding } = await readBranding(context);
  return {
    ...stored,
    logo_full_url: stored.logo_full_url || pictureUrl(stored.logo) || markOf(branding),
    branding_version: branding.version,
    fav_icon_full_url: pictureUrl(stored.fav_icon_full_url),
    ...withGateways(stored, context.paymentGateways, language),
    phone_text: phoneText(stored.phone, phoneLibrary, stored.country),
    currency: shopCurrency(own, await readSetting(database, cashRoundingKey), context),
    base_urls: baseUrls,
    timezone: settings.timeZone,
    timezone_offsets: configOffsets(context.timeZones, context.clock.now()),
    module: single,
    demo: settings.demo,
    ...withoutCodes(stored, codeSender, context.phoneVerification),
    demo_otp: codeSender.fixedCode,
    place_search: places !== null,
    place_credit: placeCredit(settings, language),
    passkey_rp_id: relyingParty(settings)?.id ?? null,
  };
}
