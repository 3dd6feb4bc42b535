import { PasswordReset } from "@/features/auth";
import { useDocumentTitle } from "@/features/document-title";
import { useTexts } from "@/platform/i18n";
import { KitProvider } from "@/ui/chakra/kit-provider";
import { Card } from "@/ui/plain/card";
import { Container } from "@/ui/plain/container";
import styles from "./forgot-password.module.css";

/** A new password for who has lost theirs. */
export default function ForgotPasswordPage() {
  const t = useTexts("account");
  useDocumentTitle(t("reset.title"));
  return (
    <KitProvider>
      <Container width="reading">
        <div className={styles.page} data-short="">
          <h1 className={styles.title}>{t("reset.title")}</h1>
          <Card padding="lg" variant="raised">
            <PasswordReset />
          </Card>
        </div>
      </Container>
    </KitProvider>
  );
}
