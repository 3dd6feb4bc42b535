import { useTexts } from "@/platform/i18n";
import { resolvedTheme, setTheme, usePreferences } from "@/stores/preferences";
import { MoonIcon } from "@/ui/icons/moon";
import { SunIcon } from "@/ui/icons/sun";
import { IconButton } from "@/ui/plain/icon-button";

/** Switches between light and dark, at once. */
export function ThemeButton() {
  const t = useTexts("frame");
  const painted = resolvedTheme(usePreferences((state) => state.theme));
  return (
    <IconButton
      size="sm"
      label={t(painted === "dark" ? "theme.toLight" : "theme.toDark")}
      onClick={() => setTheme(painted === "dark" ? "light" : "dark")}
    >
      {painted === "dark" ? <SunIcon size={18} /> : <MoonIcon size={18} />}
    </IconButton>
  );
}
