import type { Module } from "@/contract";
import { translator } from "@/platform/i18n";
import { selectModule } from "@/stores/module";
import { goTo } from "@/stores/navigation";
import { closeOverlaysAndNavigate } from "@/stores/overlay";
import { showSuccess } from "@/stores/toasts";

/** `selected` after choosing a place, `switched` from the module switcher: the specification has a text for each. */
export type ChoiceMessage = "selected" | "switched";

/**
 * Selects a module, closes all overlays and goes to its home; later calls send its id. With `stays` the page that needs a
 * module continues where it is; parcels have no lists to continue with.
 */
export function chooseModule(module: Module, message: ChoiceMessage, stays = false): void {
  selectModule(module);
  showSuccess(translator("shell")(message === "selected" ? "module.selected" : "module.switched"));
  if (stays && module.module_type !== "parcel") return;
  closeOverlaysAndNavigate((options) => goTo("/", options));
}
