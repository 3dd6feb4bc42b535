import { Link } from "react-router-dom";
import { useTexts } from "@/platform/i18n";
import { paths } from "@/platform/navigation/paths";
import { NothingFoundPicture } from "@/ui/illustrations/lazy-illustrations";
import { ButtonLink } from "@/ui/plain/button";
import { Container } from "@/ui/plain/container";
import { EmptyState } from "@/ui/plain/empty-state";

/** 'Not found' with a link home. */
export function MissingPage() {
  const t = useTexts("shell");
  return (
    <Container>
      <EmptyState
        headingLevel={1}
        illustration={<NothingFoundPicture />}
        title={t("empty.notFound")}
        action={
          <ButtonLink as={Link} to={paths.home.href()} variant="soft">
            {t("empty.toHome")}
          </ButtonLink>
        }
      />
    </Container>
  );
}
