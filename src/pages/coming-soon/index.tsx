import { Link } from "react-router-dom";
import { useDocumentTitle } from "@/features/document-title";
import { type TextKey, useTexts } from "@/platform/i18n";
import { ComingSoonIllustration } from "@/ui/illustrations/coming-soon";
import { ButtonLink } from "@/ui/window/button";
import { EmptyState } from "@/ui/window/empty-state";

/** A page that has its address and its place in the frame, and will have its content later. */
export default function ComingSoonPage({ titleKey }: { titleKey: TextKey<"frame"> }) {
  const t = useTexts("frame");
  useDocumentTitle(t(titleKey));
  return (
    <EmptyState
      headingLevel={1}
      title={t(titleKey)}
      text={`${t("soon.title")}. ${t("soon.text")}`}
      illustration={<ComingSoonIllustration />}
      action={
        <ButtonLink as={Link} to="/">
          {t("empty.toHome")}
        </ButtonLink>
      }
    />
  );
}
