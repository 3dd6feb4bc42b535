/** The name of a place that has coordinates and no address yet: the same in every language. */
import type { Place } from "./distance";

/** Coordinates to about a metre, latitude first as maps write them. */
export const pointText = ({ lat, lng }: Place): string => `${lat.toFixed(5)}, ${lng.toFixed(5)}`;
