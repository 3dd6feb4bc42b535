import { type TextKey, useTexts } from "@/platform/i18n";
import type { InstallMethod } from "@/platform/install";
import { ShareIcon } from "@/ui/icons/share";
import styles from "./install.module.css";

const steps: Partial<Record<InstallMethod, readonly TextKey<"account">[]>> = {
  ios: ["install.iosShare", "install.iosAdd", "install.iosConfirm"],
  "firefox-android": ["install.firefoxMenu", "install.firefoxAdd"],
  "mac-safari": ["install.macFile", "install.macAdd"],
};

/** Written steps for browsers that have no prompt of their own. */
export function InstallSteps({ way }: { readonly way: InstallMethod }) {
  const t = useTexts("account");
  return (
    <ol className={styles.steps}>
      {(steps[way] ?? []).map((key) => (
        <li key={key}>
          {t(key)} {key === "install.iosShare" ? <ShareIcon size={18} /> : null}
        </li>
      ))}
    </ol>
  );
}
