import { Link } from "react-router-dom";
import { useTexts } from "@/platform/i18n";
import { paths } from "@/platform/navigation/paths";
import { ButtonLink } from "@/ui/button";
import { Container } from "@/ui/container";
import { EmptyState } from "@/ui/empty-state";
import { NothingFoundPicture } from "./illustrations";

/** A page of something that the shop does not have, with the way home. */
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
