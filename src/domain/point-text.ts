/** What a place is called that has coordinates and no address yet: the same in every language. */
import type { Place } from "./distance";

/** Coordinates to about a metre, latitude first as maps write them. */
export const pointText = ({ lat, lng }: Place): string => `${lat.toFixed(5)}, ${lng.toFixed(5)}`;

/** The words of a place's name, "" where it is only called by its coordinates. */
export const wordsOfPlace = (text: string): string =>
  /^-?\d{1,2}\.\d{5}, -?\d{1,3}\.\d{5}$/.test(text) ? "" : text;
