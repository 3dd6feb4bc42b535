import { fromLatLng, isInside, type LatLng, type LonLat, type Point, toLonLat } from "./plane";

export interface DemoZone {
  key: string;
  name: string;
  nameAr: string;
  /** A closed ring, longitude and latitude in degrees. */
  ring: LonLat[];
  cashOnDelivery: boolean;
  digitalPayment: boolean;
  offlinePayment: boolean;
  /** Percent added to the delivery fee; 0 is none. */
  increasedDeliveryFeePercent: number;
  active: boolean;
}

function ring(points: readonly Point[]): LonLat[] {
  const closed = points.map(toLonLat);
  return [...closed, closed[0] as LonLat];
}

/**
 * The demo's delivery zones: West Bay and Cape Quay overlap no other, Harbour and North Town overlap,
 * Cape Quay takes no cash, and Dune Shore is switched off.
 */
// biome-ignore format: packed
export const zones: readonly DemoZone[] = [
  {
    key: "harbour",
    name: "Harbour & Centre",
    nameAr: "الميناء والمركز",
    ring: ring([[-1480, -1750], [950, -1750], [2250, -1350], [3150, -1380], [3350, 300], [2700, 1000], [1200, 1350], [-1300, 1300], [-1520, 400]]),
    cashOnDelivery: true,
    digitalPayment: true,
    offlinePayment: true,
    increasedDeliveryFeePercent: 0,
    active: true,
  },
  {
    key: "north-town",
    name: "North Town",
    nameAr: "المدينة الشمالية",
    ring: ring([[-1500, 800], [1500, 750], [3500, 1100], [3700, 2700], [2400, 4000], [-300, 4150], [-1900, 4000], [-1950, 2100]]),
    cashOnDelivery: true,
    digitalPayment: true,
    offlinePayment: true,
    increasedDeliveryFeePercent: 10,
    active: true,
  },
  {
    key: "west-bay",
    name: "West Bay",
    nameAr: "الخليج الغربي",
    ring: ring([[-5500, -900], [-3400, -1950], [-2000, -2550], [-1640, -1900], [-1700, 300], [-2000, 1300], [-2150, 3000], [-3900, 3100], [-5300, 1500]]),
    cashOnDelivery: true,
    digitalPayment: true,
    offlinePayment: false,
    increasedDeliveryFeePercent: 0,
    active: true,
  },
  {
    key: "cape-quay",
    name: "Cape Quay",
    nameAr: "رصيف الرأس",
    ring: ring([[1000, -1850], [2200, -1480], [3050, -1500], [2750, -2700], [1900, -3000], [1250, -2650]]),
    cashOnDelivery: false,
    digitalPayment: true,
    offlinePayment: false,
    increasedDeliveryFeePercent: 15,
    active: true,
  },
  {
    key: "dune-shore",
    name: "Dune Shore",
    nameAr: "شاطئ الكثبان",
    ring: ring([[3500, -1550], [5300, -900], [5900, 600], [5300, 1500], [3800, 900], [3480, 200]]),
    cashOnDelivery: true,
    digitalPayment: true,
    offlinePayment: true,
    increasedDeliveryFeePercent: 0,
    active: false,
  },
];

/** The zones that contain the point, inactive ones included, in the order of the list. */
export function zonesAt(place: LatLng): DemoZone[] {
  const point = fromLatLng(place);
  return zones.filter((zone) =>
    isInside(
      point,
      zone.ring.map(([lng, lat]) => fromLatLng({ lat, lng })),
    ),
  );
}
