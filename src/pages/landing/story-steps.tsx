import { useTexts } from "@/platform/i18n";
import { DeliveredIllustration } from "@/ui/illustrations/delivered";
import { FoodHeroIllustration } from "@/ui/illustrations/food-hero";
import { LocationIllustration } from "@/ui/illustrations/location";
import styles from "./story.module.css";

const drawings = [LocationIllustration, FoodHeroIllustration, DeliveredIllustration];

/** How ordering goes, in three steps. */
export function Steps() {
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
