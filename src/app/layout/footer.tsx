// @chunk footer

import type { MouseEvent, ReactNode } from "react";
import { Link } from "react-router-dom";
import type { Config } from "@/contract";
import { useConfig, useLanding } from "@/features/configuration";
import { NewsletterForm } from "@/features/newsletter";
import { appName } from "@/platform/app-name";
import { useTexts } from "@/platform/i18n";
import { paths } from "@/platform/navigation/paths";
import { safeLink } from "@/platform/navigation/safe-path";
import { useIsLocationSet } from "@/stores/location";
import { openOverlay } from "@/stores/overlay";
import { useIsSignedIn } from "@/stores/session";
import { showErrorTexts } from "@/stores/toasts";
import { ChevronDownIcon } from "@/ui/icons/chevron-down";
import { MailIcon } from "@/ui/icons/mail";
import { PhoneIcon } from "@/ui/icons/phone";
import { PinIcon } from "@/ui/icons/pin";
import { Container } from "@/ui/plain/container";
import { useMediaQuery } from "@/ui/plain/use-media-query";
import { LazyPart } from "../lazy-part";
import { AppLinks } from "./app-links";
import { Brand } from "./brand";
import { CookieNote } from "./cookie-note";
import styles from "./footer.module.css";
import { SocialLinks } from "./social-links";

/** From this width there is room for everything at once; below it the groups unfold. */
const wide = "(min-width: 37.5em)";

/** Newsletter, ways to reach the shop, and every page that is not for sale. */
export function Footer() {
  const t = useTexts("frame");
  const config = useConfig();
  const landing = useLanding();
  return (
    <footer className={styles.footer}>
      <Container>
        {/* Its place is kept: on phones the footer is in view when its words come. */}
        {landing === undefined ? <div className={styles.newsletter} /> : null}
        {landing?.fixed_newsletter_title ? (
          <section className={styles.newsletter} aria-labelledby="newsletter-title">
            <div>
              <h2 id="newsletter-title" className={styles.newsletterTitle}>
                {landing.fixed_newsletter_title}
              </h2>
              <p className={styles.muted}>{landing.fixed_newsletter_sub_title}</p>
            </div>
            <LazyPart>
              <NewsletterForm />
            </LazyPart>
          </section>
        ) : null}
        <div className={styles.columns}>
          <div className={styles.about}>
            <Brand />
            <p className={styles.muted}>{landing?.fixed_footer_description}</p>
            {config ? <SocialLinks links={config.social_media} /> : null}
            {landing ? <AppLinks links={landing.download_user_app_links} /> : null}
          </div>
          {config ? (
            <Foldable title={t("footer.reach")}>
              <ContactLinks config={config} />
            </Foldable>
          ) : null}
          <QuickLinks />
          <PolicyLinks config={config} />
        </div>
        <CookieNote text={config?.cookies_text ?? ""} />
        <p className={styles.rights}>
          {config?.footer_text || t("footer.rights", { name: config?.business_name ?? appName() })}
        </p>
      </Container>
    </footer>
  );
}

/** A group that phones show folded. */
function Foldable({ title, children }: { title: string; children: ReactNode }) {
  if (useMediaQuery(wide)) return children;
  return (
    <details className={styles.group}>
      <summary className={styles.groupTitle}>
        {title}
        <ChevronDownIcon size={18} />
      </summary>
      {children}
    </details>
  );
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Foldable title={title}>
      <nav aria-label={title}>
        <h3 className={styles.columnTitle}>{title}</h3>
        <ul className={styles.list}>{children}</ul>
      </nav>
    </Foldable>
  );
}

function ContactLinks({ config }: { config: Config }) {
  const t = useTexts("frame");
  return (
    <ul className={styles.contacts}>
      <li>
        <a className={styles.contact} href={safeLink(`mailto:${config.email}`) ?? undefined}>
          <MailIcon />
          <span>
            <b>{t("footer.mails")}</b>
            <span className={styles.detail} dir="ltr">
              {config.email}
            </span>
          </span>
        </a>
      </li>
      <li>
        <a className={styles.contact} href={safeLink(`tel:${config.phone.replace(/\s/g, "")}`) ?? undefined}>
          <PhoneIcon />
          <span>
            <b>{t("footer.contact")}</b>
            <span className={styles.detail} dir="ltr">
              {config.phone_text || config.phone}
            </span>
          </span>
        </a>
      </li>
      <li>
        <button
          type="button"
          className={styles.contact}
          onClick={() => openOverlay({ kind: "shop-address", address: config.address })}
        >
          <PinIcon />
          <span>
            <b>{t("footer.find")}</b>
            <span className={styles.detail}>{config.address}</span>
          </span>
        </button>
      </li>
    </ul>
  );
}

/** Links that need a login or a place say so and stay, when there is none. */
function QuickLinks() {
  const t = useTexts("frame");
  const config = useConfig();
  const signedIn = useIsSignedIn();
  const located = useIsLocationSet();
  const gate = (allowed: boolean, message: "access.login" | "access.zone") => (event: MouseEvent) => {
    if (allowed) return;
    event.preventDefault();
    showErrorTexts([t(message)]);
  };
  return (
    <Column title={t("footer.quickLinks")}>
      {config?.customer_wallet_status === 0 ? null : (
        <li>
          <Link to={paths.profile.href("wallet")} onClick={gate(signedIn, "access.login")}>
            {t("footer.wallet")}
          </Link>
        </li>
      )}
      {config?.loyalty_point_status === 0 ? null : (
        <li>
          <Link to={paths.profile.href("loyalty-points")} onClick={gate(signedIn, "access.login")}>
            {t("footer.loyalty")}
          </Link>
        </li>
      )}
      <li>
        <Link to={paths.campaigns.href()} onClick={gate(located, "access.zone")}>
          {t("footer.campaigns")}
        </Link>
      </li>
      {config?.toggle_store_registration ? (
        <li>
          <Link to={paths.storeRegistration.href()}>{t("footer.openStore")}</Link>
        </li>
      ) : null}
      {config?.toggle_dm_registration ? (
        <li>
          <Link to={paths.courierRegistration.href()}>{t("footer.becomeDeliveryMan")}</Link>
        </li>
      ) : null}
      <li>
        <Link to={paths.settings.href()}>{t("settings.title")}</Link>
      </li>
    </Column>
  );
}

function PolicyLinks({ config }: { config: Config | undefined }) {
  const t = useTexts("frame");
  return (
    <Column title={t("footer.policies")}>
      <li>
        <Link to={paths.about.href()}>{t("footer.about")}</Link>
      </li>
      <li>
        <Link to={paths.terms.href()}>{t("footer.terms")}</Link>
      </li>
      <li>
        <Link to={paths.privacy.href()}>{t("footer.privacy")}</Link>
      </li>
      {config && config.refund_policy !== 0 ? (
        <li>
          <Link to={paths.refundPolicy.href()}>{t("footer.refund")}</Link>
        </li>
      ) : null}
      {config && config.cancelation_policy !== 0 ? (
        <li>
          <Link to={paths.cancellationPolicy.href()}>{t("footer.cancellation")}</Link>
        </li>
      ) : null}
      {config && config.shipping_policy !== 0 ? (
        <li>
          <Link to={paths.shippingPolicy.href()}>{t("footer.shipping")}</Link>
        </li>
      ) : null}
    </Column>
  );
}
