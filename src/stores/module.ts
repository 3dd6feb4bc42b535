/** The module (kind of shop) the shopper is in. Stored under the specification's key `module`. */
import { create } from "zustand";
import type { ModuleType } from "@/contract";
import { localValues, type StoredModule } from "@/platform/storage/local-values";

export type SelectedModule = StoredModule;

interface ModuleState {
  module: SelectedModule | null;
}

export const useModuleStore = create<ModuleState>(() => ({ module: localValues.module.read() }));

export const selectedModule = (): SelectedModule | null => useModuleStore.getState().module;
export const useSelectedModule = (): SelectedModule | null => useModuleStore((state) => state.module);
export const useModuleType = (): ModuleType | null =>
  useModuleStore((state) => state.module?.module_type ?? null);

/** Selects a module; its id goes with the next call. Null selects none. */
export function selectModule(module: SelectedModule | null): void {
  const chosen =
    module === null
      ? null
      : {
          id: module.id,
          module_type: module.module_type,
          module_name: module.module_name,
          slug: module.slug,
        };
  localValues.module.write(chosen);
  useModuleStore.setState({ module: chosen });
}

/** Applies changes by other tabs. Returns a function that unsubscribes. */
export const followModule = (): (() => void) =>
  localValues.module.subscribe((module) => useModuleStore.setState({ module }));
