import { ModuleCards } from "@/features/modules";
import { useTexts } from "@/platform/i18n";
import { useIsLocationSet, useLocationStore } from "@/stores/location";
import { openOverlay } from "@/stores/overlay";
import { MapIcon } from "@/ui/icons/map";
import { LocationIllustration } from "@/ui/illustrations/location";
import { Button } from "@/ui/plain/button";
import { EmptyState } from "@/ui/plain/empty-state";
import { Section } from "@/ui/plain/section";

/** Asks for the place, then for the kind of shop; within a page that has a title of its own at a lower level. */
export default function PlaceNeeded({ headingLevel = 1 }: { readonly headingLevel?: 1 | 3 }) {
  const t = useTexts("frame");
  const located = useIsLocationSet();
  const place = useLocationStore((state) => state.text);
  return located ? (
    <Section
      headingLevel={headingLevel}
      title={t("landing.modulesTitle")}
      subtitle={place ? t("landing.modulesHint", { place }) : undefined}
    >
      <ModuleCards message="selected" stays />
    </Section>
  ) : (
    <EmptyState
      compact={headingLevel > 1}
      headingLevel={headingLevel}
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
  );
}
