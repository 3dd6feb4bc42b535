// @chunk home-more

import { LoadFailure } from "@/features/query-state";
import { useTexts } from "@/platform/i18n";
import { Container } from "@/ui/plain/container";
import styles from "./home.module.css";
import { useHomeFailure } from "./use-home-failure";

/** Shown above the sections when most of them failed, with one retry for all. */
export function HomeFailure() {
  const t = useTexts("shell");
  const trouble = useHomeFailure();
  if (trouble === null) return null;
  return (
    <div className={styles.trouble}>
      <Container>
        <LoadFailure query={trouble} title={t("error.configTitle")} />
      </Container>
    </div>
  );
}
