import { Link } from "react-router-dom";
import type { Landing } from "@/contract";
import { useLanding } from "@/features/configuration";
import { useTexts } from "@/platform/i18n";
import { paths } from "@/platform/navigation/paths";
import { safeLink, safePath } from "@/platform/navigation/safe-path";
import { goTo } from "@/stores/navigation";
import { openOverlay } from "@/stores/overlay";
import { Avatar } from "@/ui/avatar";
import { Button, ButtonLink } from "@/ui/button";
import { Container } from "@/ui/container";
import { AndroidIcon } from "@/ui/icons/android";
import { AppleIcon } from "@/ui/icons/apple";
import { BikeIcon } from "@/ui/icons/bike";
import { ChevronEndIcon } from "@/ui/icons/chevron-end";
import { PinIcon } from "@/ui/icons/pin";
import { StoreIcon } from "@/ui/icons/store";
import { DeliveredIllustration } from "@/ui/illustrations/delivered";
import { FoodHeroIllustration } from "@/ui/illustrations/food-hero";
import { LocationIllustration } from "@/ui/illustrations/location";
import { Picture } from "@/ui/picture";
import styles from "./story.module.css";

/** Everything below the hero. What the operator has not written is not there. */
export default function Story({ located }: { readonly located: boolean }) {
  const landing = useLanding();
  return (
    <Container className={styles.story}>
      <Steps />
      <OrderNow landing={landing} located={located} />
      {landing ? (
        <>
          <Company landing={landing} />
          <Zones landing={landing} />
          <Voices landing={landing} />
          <Earn landing={landing} />
          <AppCard landing={landing} />
        </>
      ) : null}
    </Container>
  );
}

const drawings = [LocationIllustration, FoodHeroIllustration, DeliveredIllustration];

function Steps() {
  const t = useTexts("frame");
  const steps = [
    [t("landing.step1"), t("landing.step1Text")],
    [t("landing.step2"), t("landing.step2Text")],
    [t("landing.step3"), t("landing.step3Text")],
  ];
  return (
    <section className={styles.late} aria-labelledby="landing-steps">
      <h2 id="landing-steps" className={styles.title}>
        {t("landing.stepsTitle")}
      </h2>
      <ol className={styles.steps}>
        {steps.map(([title, text], index) => {
          const Drawing = drawings[index] ?? LocationIllustration;
          return (
            <li key={title} className={styles.step}>
              <span className={styles.drawing}>
                <Drawing />
              </span>
              <h3 className={styles.stepTitle}>
                <span className={styles.number} aria-hidden="true">
                  {index + 1}
                </span>
                {title}
              </h3>
              <p className={styles.muted}>{text}</p>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** The operator's banner with the one thing to do. */
function OrderNow({
  landing,
  located,
}: {
  readonly landing: Landing | undefined;
  readonly located: boolean;
}) {
  const t = useTexts("frame");
  const start = () => {
    if (located) goTo(paths.home.href());
    else openOverlay({ kind: "location-picker", purpose: "delivery" });
  };
  return (
    <section className={styles.order} aria-labelledby="landing-order">
      <div className={styles.orderWords}>
        {landing?.header_icon_full_url ? (
          <Picture src={landing.header_icon_full_url} alt="" widest={64} className={styles.orderIcon} />
        ) : null}
        <h2 id="landing-order" className={styles.title}>
          {t("landing.orderNowTitle")}
        </h2>
        {landing?.header_sub_title ? <p className={styles.orderText}>{landing.header_sub_title}</p> : null}
        <div>
          <Button variant="highlight" size="lg" onClick={start} endIcon={<ChevronEndIcon size={18} />}>
            {t("landing.orderNow")}
          </Button>
        </div>
      </div>
      {landing?.header_banner_full_url ? (
        <Picture
          src={landing.header_banner_full_url}
          alt=""
          ratio={16 / 9}
          widest={720}
          sizes="(min-width: 62em) 44rem, 100vw"
          className={styles.orderPicture}
        />
      ) : null}
    </section>
  );
}

function Company({ landing }: { readonly landing: Landing }) {
  if (!landing.company_title) return null;
  const target = landing.company_button_url;
  const path = safePath(target);
  const address = path === null ? safeLink(target) : null;
  const name = landing.company_button_name;
  return (
    <section className={styles.split} aria-labelledby="landing-company">
      <div className={styles.words}>
        {landing.company_sub_title ? <p className={styles.eyebrow}>{landing.company_sub_title}</p> : null}
        <h2 id="landing-company" className={styles.title}>
          {landing.company_title}
        </h2>
        {landing.company_description ? <p className={styles.lead}>{landing.company_description}</p> : null}
        {name && path ? (
          <div>
            <ButtonLink as={Link} to={path} variant="outline">
              {name}
            </ButtonLink>
          </div>
        ) : null}
        {name && address ? (
          <div>
            <ButtonLink href={address} target="_blank" rel="noopener noreferrer" variant="outline">
              {name}
            </ButtonLink>
          </div>
        ) : null}
      </div>
      {landing.business_image_full_url ? (
        <figure className={styles.figure}>
          <Picture
            src={landing.business_image_full_url}
            alt=""
            ratio={4 / 3}
            widest={640}
            sizes="(min-width: 62em) 38rem, 100vw"
          />
          {landing.business_title ? (
            <figcaption className={styles.caption}>
              <strong>{landing.business_title}</strong>
              {landing.business_sub_title}
            </figcaption>
          ) : null}
        </figure>
      ) : null}
    </section>
  );
}

function Zones({ landing }: { readonly landing: Landing }) {
  const t = useTexts("frame");
  const zones = landing.available_zone_list;
  if (landing.available_zone_status !== 1 || zones.length === 0) return null;
  return (
    <section className={styles.zones} aria-labelledby="landing-zones">
      <div className={styles.words}>
        <h2 id="landing-zones" className={styles.title}>
          {landing.available_zone_title ?? t("landing.zonesTitle")}
        </h2>
        {landing.available_zone_short_description ? (
          <p className={styles.lead}>{landing.available_zone_short_description}</p>
        ) : null}
        <ul className={styles.zoneList}>
          {zones.map((zone) => (
            <li key={zone.id} className={styles.zone}>
              <PinIcon size={18} />
              <span className={styles.zoneName}>{zone.display_name ?? zone.name}</span>
              {zone.modules.length > 0 ? (
                <span className={styles.muted}>
                  {t("landing.zonesServed", { count: zone.modules.length })}
                </span>
              ) : null}
            </li>
          ))}
        </ul>
      </div>
      {landing.available_zone_image_full_url ? (
        <Picture
          src={landing.available_zone_image_full_url}
          alt=""
          ratio={4 / 3}
          widest={560}
          sizes="(min-width: 62em) 34rem, 100vw"
          className={styles.zonePicture}
        />
      ) : null}
    </section>
  );
}

function Voices({ landing }: { readonly landing: Landing }) {
  const t = useTexts("frame");
  const voices = landing.testimonial_list.filter((voice) => voice.status === 1);
  if (voices.length === 0) return null;
  return (
    <section className={styles.late} aria-labelledby="landing-voices">
      <h2 id="landing-voices" className={styles.title}>
        {landing.testimonial_title ?? t("landing.testimonials")}
      </h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways on phones and must be reached by keyboard. */}
      <ul className={styles.voices} tabIndex={0} aria-labelledby="landing-voices">
        {voices.map((voice) => (
          <li key={voice.id} className={styles.voice}>
            <blockquote className={styles.quote}>{voice.review}</blockquote>
            <span className={styles.person}>
              <Avatar name={voice.name} src={voice.reviewer_image_full_url} size={44} />
              <span>
                <strong className={styles.personName}>{voice.name}</strong>
                <span className={styles.muted}>{voice.designation}</span>
              </span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Earn({ landing }: { readonly landing: Landing }) {
  const t = useTexts("frame");
  const ways = [
    {
      shown: landing.earning_seller_status === 1,
      title: landing.earning_seller_title,
      text: landing.earning_seller_sub_title,
      button: landing.earning_seller_button_name ?? t("footer.openStore"),
      to: paths.storeRegistration.href(),
      Sign: StoreIcon,
      tone: "store",
    },
    {
      shown: landing.earning_dm_status === 1,
      title: landing.earning_dm_title,
      text: landing.earning_dm_sub_title,
      button: landing.earning_dm_button_name ?? t("footer.becomeDeliveryMan"),
      to: paths.courierRegistration.href(),
      Sign: BikeIcon,
      tone: "courier",
    },
  ].filter((way) => way.shown && way.title);
  if (ways.length === 0) return null;
  return (
    <section className={styles.late} aria-labelledby="landing-earn">
      <h2 id="landing-earn" className={styles.title}>
        {landing.earning_title ?? t("landing.earnTitle")}
      </h2>
      {landing.earning_sub_title ? <p className={styles.lead}>{landing.earning_sub_title}</p> : null}
      <ul className={styles.ways}>
        {ways.map(({ title, text, button, to, Sign, tone }) => (
          <li key={to} className={styles.way} data-tone={tone}>
            <span className={styles.sign}>
              <Sign size={30} />
            </span>
            <span className={styles.wayWords}>
              <h3 className={styles.stepTitle}>{title}</h3>
              {text ? <p className={styles.muted}>{text}</p> : null}
              <ButtonLink as={Link} to={to} variant="outline" size="sm">
                {button}
              </ButtonLink>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function AppCard({ landing }: { readonly landing: Landing }) {
  const t = useTexts("frame");
  const links = landing.download_user_app_links;
  const play = links.playstore_url_status === 1 ? safeLink(links.playstore_url) : null;
  const apple = links.apple_store_url_status === 1 ? safeLink(links.apple_store_url) : null;
  if (!landing.download_user_app_title && !play && !apple) return null;
  return (
    <section className={styles.app} aria-labelledby="landing-app">
      <div className={styles.words}>
        <h2 id="landing-app" className={styles.title}>
          {landing.download_user_app_title ?? t("landing.appTitle")}
        </h2>
        {landing.download_user_app_sub_title ? (
          <p className={styles.orderText}>{landing.download_user_app_sub_title}</p>
        ) : null}
        <div className={styles.links}>
          {play ? (
            <ButtonLink
              href={play}
              target="_blank"
              rel="noopener noreferrer"
              variant="highlight"
              startIcon={<AndroidIcon size={20} />}
            >
              {t("footer.playStore")}
            </ButtonLink>
          ) : null}
          {apple ? (
            <ButtonLink
              href={apple}
              target="_blank"
              rel="noopener noreferrer"
              variant="highlight"
              startIcon={<AppleIcon size={20} />}
            >
              {t("footer.appStore")}
            </ButtonLink>
          ) : null}
        </div>
      </div>
      <DeliveredIllustration className={styles.appDrawing} />
    </section>
  );
}
