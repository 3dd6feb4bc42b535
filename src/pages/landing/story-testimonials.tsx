import type { Landing } from "@/contract";
import { useTexts } from "@/platform/i18n";
import { Avatar } from "@/ui/plain/avatar";
import styles from "./story.module.css";

/** Customers' words. */
export function Testimonials({ landing }: { readonly landing: Landing }) {
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
