import { useConfig } from "@/features/configuration";
import { LanguageButton } from "@/features/language";
import { Container } from "@/ui/plain/container";
import { CountrySelect } from "./country-select";
import { LocationButton } from "./location-button";
import { ThemeButton } from "./theme-button";
import styles from "./top-strip.module.css";
import type { Frame } from "./use-frame";

/** Where to, in which colours, language and country. */
export function TopStrip({ frame }: { frame: Frame }) {
  const config = useConfig();
  return (
    <div className={styles.strip}>
      <Container>
        <div className={styles.line}>
          <LocationButton text={frame.locationText} />
          <div className={styles.settings}>
            <ThemeButton />
            <LanguageButton />
            {config?.country_picker_status === 1 ? <CountrySelect /> : null}
          </div>
        </div>
      </Container>
    </div>
  );
}
