import { Link } from "react-router-dom";
import type { Landing } from "@/contract";
import { safeLink, safePath } from "@/platform/navigation/safe-path";
import { ButtonLink } from "@/ui/plain/button";
import { Picture } from "@/ui/plain/picture";
import styles from "./story.module.css";

/** The operator's words about the company. */
export function Company({ landing }: { readonly landing: Landing }) {
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
            maxWidth={640}
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
