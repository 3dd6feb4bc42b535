import { ModuleCards } from "@/features/modules";
import { useTexts } from "@/platform/i18n";
import { useLocationStore } from "@/stores/location";
import { Container } from "@/ui/plain/container";
import { Section } from "@/ui/plain/section";
import { useMediaQuery } from "@/ui/plain/use-media-query";

/** The modules at the chosen place: three cards, fewer on narrow screens. */
export default function ModulesSection() {
  const t = useTexts("frame");
  const place = useLocationStore((state) => state.text);
  const wide = useMediaQuery("(min-width: 62em)");
  return (
    <Container>
      <Section title={t("landing.modulesTitle")} subtitle={place && t("landing.modulesHint", { place })}>
        <ModuleCards first={wide ? 3 : 2} message="selected" />
      </Section>
    </Container>
  );
}
