// @chunk outbox
/** Where a store delivers: to its own zone, or everywhere where its module serves all zones. */

interface ZoneModule {
  readonly id: number;
  /** 1 where every store of the module delivers to every zone. */
  readonly all_zone_service: number;
}

/** Whether a module's stores deliver to every zone. */
export const servesEveryZone = (moduleId: number, modules: readonly ZoneModule[]): boolean =>
  modules.some(({ id, all_zone_service }) => id === moduleId && all_zone_service === 1);

/** Whether a store, or the store of an item, delivers to one of these zones. */
export const isDeliverable = (
  { zone_id, module_id }: { readonly zone_id: number; readonly module_id: number },
  zones: readonly number[],
  modules: readonly ZoneModule[],
): boolean => zones.includes(zone_id) || servesEveryZone(module_id, modules);
