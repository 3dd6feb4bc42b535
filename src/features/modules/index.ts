import { lazy } from "react";

export { modulesQuery } from "./api/get-modules";
export { type ChoiceMessage, chooseModule } from "./choose-module";
export { ModuleCards } from "./components/module-cards";
export { ModuleSwitcher } from "./components/module-switcher";
export { type ModuleOffer, modulesOfPlace, offerOf } from "./offered-modules";
export { useModules, useModulesState } from "./use-modules";

export const ModuleChooserOverlay = lazy(() => import("./components/module-chooser-overlay"));
