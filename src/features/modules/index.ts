import { lazy } from "@/ui/loading/lazy";

export { modulesQuery } from "./api/get-modules";
export { chooseModule } from "./choose-module";
export { type ModuleOffer, moduleOffer, modulesOfPlace } from "./offered-modules";
export { useIsSwitchable } from "./use-is-switchable";
export { useModuleOfAddress } from "./use-module-of-address";
export { useModuleOfContent } from "./use-module-of-content";
export { useModules } from "./use-modules";

/** Cards to choose a module from. */
export const ModuleCards = lazy(() =>
  import("./components/module-cards").then((module) => ({ default: module.ModuleCards })),
);
/** Shows the selected module and opens the chooser. */
export const ModuleSwitcher = lazy(() =>
  import("./components/module-switcher").then((module) => ({ default: module.ModuleSwitcher })),
);
export const ModuleChooserOverlay = lazy(() => import("./components/module-chooser-overlay"));
