import { useSelectedModule } from "@/stores/module";
import { ChevronDownIcon } from "@/ui/icons/chevron-down";

/** The switcher of modules as the first screen shows it, until its own code is there. */
export function SwitcherSpace() {
  return (
    <span className="fs-module" aria-hidden="true">
      <i />
      <span>{useSelectedModule()?.module_name}</span>
      <ChevronDownIcon size={16} />
    </span>
  );
}
