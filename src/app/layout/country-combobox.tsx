import { useMemo } from "react";
import { useShownCountry } from "@/features/configuration";
import { currentLanguage, useTexts } from "@/platform/i18n";
import { setCountry } from "@/stores/preferences";
import { Combobox } from "@/ui/chakra/combobox";
import { KitProvider } from "@/ui/chakra/kit-provider";
import { countriesByName } from "./countries";

/** The list of countries, open. `onClose` gets whether the focus has gone elsewhere. */
export default function CountryCombobox({ onClose }: { onClose: (left: boolean) => void }) {
  const t = useTexts("frame");
  const shell = useTexts("shell");
  const country = useShownCountry();
  const options = useMemo(
    () => countriesByName(currentLanguage(), country).map(({ code, name }) => ({ value: code, label: name })),
    [country],
  );
  return (
    <KitProvider>
      <Combobox
        label={t("language.country")}
        options={options}
        value={country}
        onValueChange={setCountry}
        onClose={onClose}
        emptyText={shell("empty.notFound")}
      />
    </KitProvider>
  );
}
