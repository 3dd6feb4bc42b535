import { ModuleCards } from "@/features/modules";
import { useTexts } from "@/platform/i18n";
import { useIsLocationSet, useLocationStore } from "@/stores/location";
import { openOverlay } from "@/stores/overlay";
import { MapIcon } from "@/ui/icons/map";
import { LocationIllustration } from "@/ui/illustrations/location";
import { Button } from "@/ui/window/button";
import { Container } from "@/ui/window/container";
import { EmptyState } from "@/ui/window/empty-state";
import { Section } from "@/ui/window/section";

/** Asks for the place, then for the kind of shop. */
export default function PlaceNeeded() {
  const t = useTexts("frame");
  const located = useIsLocationSet();
  const place = useLocationStore((state) => state.text);
  return (
    <Container>
      {located ? (
        <Section
          headingLevel={1}
          title={t("landing.modulesTitle")}
          subtitle={place ? t("landing.modulesHint", { place }) : undefined}
        >
          <ModuleCards message="selected" />
        </Section>
      ) : (
        <EmptyState
          headingLevel={1}
          title={t("location.alertTitle")}
          text={t("location.alertText")}
          illustration={<LocationIllustration />}
          action={
            <Button
              startIcon={<MapIcon size={20} />}
              onClick={() => openOverlay({ kind: "location-picker", purpose: "delivery" })}
            >
              {t("location.alertButton")}
            </Button>
          }
        />
      )}
    </Container>
  );
}
