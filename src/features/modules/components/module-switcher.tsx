import { useTexts } from "@/platform/i18n";
import { useSelectedModule } from "@/stores/module";
import { openOverlay } from "@/stores/overlay";
import { ChevronDownIcon } from "@/ui/icons/chevron-down";
import { GridIcon } from "@/ui/icons/grid";
import { useModules } from "../use-modules";
import { ModulePicture } from "./module-picture";
import styles from "./module-switcher.module.css";

/** Shows the selected module and opens the chooser; hidden with fewer than two modules. Takes its space while they load. */
export function ModuleSwitcher() {
  const t = useTexts("shell");
  const modules = useModules();
  const chosen = useSelectedModule();
  if (modules && modules.length < 2) return null;
  const current = modules?.find((module) => module.id === chosen?.id);
  const name = current?.module_name ?? chosen?.module_name ?? t("nav.modules");
  return (
    <button
      type="button"
      className={styles.switcher}
      data-module={chosen?.module_type}
      aria-haspopup="dialog"
      aria-label={`${t("nav.switchModule")}: ${name}`}
      onClick={() => openOverlay({ kind: "module-chooser", required: false })}
    >
      {current ? (
        <ModulePicture module={current} size={32} />
      ) : (
        <span className={styles.blank}>
          <GridIcon size={20} />
        </span>
      )}
      <span className={styles.name}>{name}</span>
      <ChevronDownIcon size={16} />
    </button>
  );
}
