import type { Route } from "../../ports";

function encodeNumber(value: number): string {
  let rest = value < 0 ? ~(value << 1) : value << 1;
  let text = "";
  while (rest >= 0x20) {
    text += String.fromCharCode((0x20 | (rest & 0x1f)) + 63);
    rest >>= 5;
  }
  return text + String.fromCharCode(rest + 63);
}

/** The encoded polyline format of direction services, precision 5, latitude first; the input is longitude first. */
export function encodePolyline(line: Route): string {
  let [lastLat, lastLng] = [0, 0];
  let text = "";
  for (const [longitude, latitude] of line) {
    const [lat, lng] = [Math.round(latitude * 1e5), Math.round(longitude * 1e5)];
    text += encodeNumber(lat - lastLat) + encodeNumber(lng - lastLng);
    [lastLat, lastLng] = [lat, lng];
  }
  return text;
}
