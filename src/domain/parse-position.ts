import type { Place } from "./distance";

/** A position as the wire writes it; null when it is none. Backends write 0, 0 for none. */
export function parsePosition(
  latitude: string | null | undefined,
  longitude: string | null | undefined,
): Place | null {
  if (!latitude || !longitude) return null;
  const lat = Number(latitude);
  const lng = Number(longitude);
  if (!Number.isFinite(lat) || !Number.isFinite(lng) || (lat === 0 && lng === 0)) return null;
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat, lng } : null;
}
