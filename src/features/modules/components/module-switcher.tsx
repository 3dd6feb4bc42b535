import { useEffect } from "react";
import { useTexts } from "@/platform/i18n";
import { selectedModule, selectModule, useSelectedModule } from "@/stores/module";
import { openOverlay } from "@/stores/overlay";
import { classNames } from "@/ui/class-names";
import { ChevronDownIcon } from "@/ui/icons/chevron-down";
import { GridIcon } from "@/ui/icons/grid";
import { minSwitchableModules } from "../use-is-switchable";
import { useModulesState } from "../use-modules";
import { ModulePicture } from "./module-picture";
import styles from "./module-switcher.module.css";

/** Shows the selected module and opens the chooser; hidden with fewer than two modules. Its first state is that of the first screen. */
export function ModuleSwitcher() {
  const t = useTexts("shell");
  const { modules, isError } = useModulesState();
  const chosen = useSelectedModule();
  const current = modules?.find((module) => module.id === chosen?.id);
  // Chosen in another language: the next visit begins with the stored name. Another tab may have another language still, so
  // what it stores is left alone.
  useEffect(() => {
    const selected = selectedModule();
    if (current && selected?.id === current.id && selected.module_name !== current.module_name)
      selectModule(current);
  }, [current]);
  if (modules && modules.length < minSwitchableModules) return null;
  const name = current?.module_name ?? chosen?.module_name ?? t("nav.switchModule");
  return (
    <button
      type="button"
      className={classNames("fs-module", styles.switcher)}
      data-module={chosen?.module_type}
      aria-haspopup="dialog"
      aria-label={`${t("nav.switchModule")}: ${name}`}
      onClick={() => openOverlay({ kind: "module-chooser", required: false })}
    >
      {current ? (
        <ModulePicture module={current} size={32} />
      ) : modules === undefined && !isError ? (
        <i />
      ) : (
        <span className={styles.blank}>
          <GridIcon size={20} />
        </span>
      )}
      <span>{name}</span>
      <ChevronDownIcon size={16} />
    </button>
  );
}
