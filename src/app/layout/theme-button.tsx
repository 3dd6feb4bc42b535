import { useTexts } from "@/platform/i18n";
import { paintedTheme, setTheme, usePreferences } from "@/stores/preferences";
import { IconButton } from "@/ui/icon-button";
import { MoonIcon } from "@/ui/icons/moon";
import { SunIcon } from "@/ui/icons/sun";

/** Switches between light and dark, at once. */
export function ThemeButton() {
  const t = useTexts("frame");
  const painted = paintedTheme(usePreferences((state) => state.theme));
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
