import { Link } from "react-router-dom";
import { useDocumentTitle } from "@/features/document-title";
import { useTexts } from "@/platform/i18n";
import { NothingFoundIllustration } from "@/ui/illustrations/nothing-found";
import { ButtonLink } from "@/ui/plain/button";
import { EmptyState } from "@/ui/plain/empty-state";
import styles from "./not-found.module.css";

/** An unknown address. */
export default function NotFoundPage() {
  const t = useTexts("frame");
  useDocumentTitle(t("empty.notFound"));
  return (
    <div className={styles.page}>
      <EmptyState
        headingLevel={1}
        title={t("empty.notFound")}
        text={t("empty.notFoundText")}
        illustration={<NothingFoundIllustration />}
        action={
          <ButtonLink as={Link} to="/">
            {t("empty.toHome")}
          </ButtonLink>
        }
      />
    </div>
  );
}
