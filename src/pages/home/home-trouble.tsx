// @chunk home-more

import { LoadFailure } from "@/features/catalogue";
import { useTexts } from "@/platform/i18n";
import { Container } from "@/ui/container";
import styles from "./home.module.css";
import { useHomeTrouble } from "./use-home-trouble";

/** Stands for all sections while hardly any could be had, with one way to try them all again. */
export function HomeTrouble() {
  const t = useTexts("shell");
  const trouble = useHomeTrouble();
  if (trouble === null) return null;
  return (
    <div className={styles.trouble}>
      <Container>
        <LoadFailure query={trouble} title={t("error.configTitle")} />
      </Container>
    </div>
  );
}
