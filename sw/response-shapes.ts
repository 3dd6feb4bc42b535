/**
 * The shape of a whole response to a windowed call, from backends of every generation. It covers only as much as tells an
 * answer from an accident: the page's normalisers read the rest.
 */

import { configFields } from "@/platform/http/normalise/required-config-fields";
import { bannerFields, landingFields } from "@/platform/http/normalise/required-fields";

/** Calls that are kept, by what their response is. */
export type ResponseShape = "config" | "landing" | "rows" | "banners";

type Fields = Record<string, unknown>;

const isObject = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A broken row is dropped by the page, a list of nothing else is no list. Rows may come inside `data`, and some backends send a filtered array as an object with numeric keys. */
function areRows(body: unknown): boolean {
  if (Array.isArray(body)) return body.length === 0 || body.some(isObject);
  if (!isObject(body)) return false;
  if ("data" in body) return Array.isArray(body.data) && areRows(body.data);
  const keys = Object.keys(body);
  return keys.length > 0 && keys.every((key) => /^\d+$/.test(key)) && Object.values(body).some(isObject);
}

/** Whether a parsed body is a response of this shape. An empty object says nothing; an empty list says that there are none. */
export function hasShape(shape: ResponseShape, body: unknown): boolean {
  if (isObject(body) && "errors" in body) return false;
  if (shape === "rows") return areRows(body);
  if (!isObject(body)) return false;
  if (shape === "banners") return bannerFields.some((name) => Array.isArray(body[name]));
  return (shape === "config" ? configFields : landingFields).some((name) => body[name] !== undefined);
}
