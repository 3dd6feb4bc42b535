import { useDocumentTitle } from "@/features/document-title";
import { InterestForm } from "@/features/interests";
import { useTexts } from "@/platform/i18n";
import { KitProvider } from "@/ui/chakra/kit-provider";
import { TitledPage } from "@/ui/plain/titled-page";

/** `/interest`: what a new customer likes, right after signing up. It may be left out. */
export default function InterestPage() {
  const t = useTexts("account");
  useDocumentTitle(t("interests.title"));
  return (
    <KitProvider>
      <TitledPage title={t("interests.title")}>
        <p>{t("interests.text")}</p>
        <InterestForm />
      </TitledPage>
    </KitProvider>
  );
}
