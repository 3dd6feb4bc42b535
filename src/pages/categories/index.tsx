import { CategoryGrid } from "@/features/categories";
import { useDocumentTitle } from "@/features/document-title";
import { preloadTexts, useTexts } from "@/platform/i18n";
import { Container } from "@/ui/plain/container";
import { Section } from "@/ui/plain/section";
import styles from "./categories.module.css";

void preloadTexts("catalogue");

/** `/categories`: every category of the module. */
export default function CategoriesPage() {
  const t = useTexts("shell");
  const title = t("nav.categories");
  useDocumentTitle(title);
  return (
    <Container className={styles.page}>
      <Section title={title} headingLevel={1}>
        <CategoryGrid />
      </Section>
    </Container>
  );
}
