import type { Place } from "./distance";

/** The number that begins at `start`, and where the next one begins; null when the text ends within it. */
function readNumber(text: string, start: number): { value: number; next: number } | null {
  let value = 0;
  for (let index = start, shift = 0; index < text.length; index += 1, shift += 5) {
    const part = text.charCodeAt(index) - 63;
    if (part < 0 || part > 63 || shift > 25) return null;
    value |= (part & 0x1f) << shift;
    if (part < 0x20) return { value: value & 1 ? ~(value >> 1) : value >> 1, next: index + 1 };
  }
  return null;
}

/** The places of a line in the encoded polyline format of direction services (precision 5); none when it is damaged. */
export function decodePolyline(text: string): Place[] {
  const line: Place[] = [];
  let [lat, lng] = [0, 0];
  for (let index = 0; index < text.length; ) {
    const down = readNumber(text, index);
    const across = down && readNumber(text, down.next);
    if (!across) return [];
    lat += down.value;
    lng += across.value;
    if (Math.abs(lat) > 90e5 || Math.abs(lng) > 180e5) return [];
    line.push({ lat: lat / 1e5, lng: lng / 1e5 });
    index = across.next;
  }
  return line;
}
