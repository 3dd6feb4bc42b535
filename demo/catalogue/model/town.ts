/** Zones, modules and categories. */
import type { ModuleType } from "@/contract";

export interface Text {
  en: string;
  ar: string;
}

export type ZoneKey = "harbour" | "north-town" | "west-bay" | "cape-quay" | "dune-shore";

export type ShopModule = Exclude<ModuleType, "parcel">;

/** A point in a zone: shares (-1 to 1) of the zone's extent, east and north of its middle. It becomes the nearest house in the zone. */
export interface DemoPlace {
  zone: ZoneKey;
  east: number;
  north: number;
}

export interface DemoModule {
  type: ModuleType;
  slug: string;
  name: Text;
  description: Text;
  shortDescription: Text;
  icon: string;
  thumbnail: string;
  /** Its stores serve every zone. */
  allZoneService: boolean;
}

/** Delivery prices of a module in a zone. Null maximum is no cap; null cash maximum is no limit. */
export interface DemoZoneModule {
  zone: ZoneKey;
  module: ModuleType;
  chargeType: "distance" | "fixed";
  perKm: number;
  minimumCharge: number;
  maximumCharge: number | null;
  fixedCharge: number | null;
  maximumCashOrder: number | null;
}

export interface DemoVehicleBand {
  vehicle: string;
  fromMeters: number;
  toMeters: number;
  extraCharge: number;
}

export interface DemoCategory {
  slug: string;
  module: ShopModule;
  parent: string | null;
  name: Text;
  picture: string;
  featured: boolean;
  priority: number;
}

export interface DemoBrand {
  slug: string;
  module: ShopModule;
  name: Text;
  picture: string;
}

export interface DemoCondition {
  slug: string;
  module: ShopModule;
  name: Text;
  picture: string;
}
