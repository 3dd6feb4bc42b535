/** Answers of the parcel module: what may be sent, wishes for the courier, and the texts and pictures of its home. */
import type { ParcelCategory } from "@/contract/calls/promotions";
import { picture } from "./pictures";
import {
  type Fields,
  fields,
  flag,
  identifier,
  integer,
  isNothing,
  list,
  numberOrNull,
  requireObject,
  requireRows,
  rows,
  textOrNull,
} from "./readers";
import { serviceVideo } from "./video-service";

function parcelCategoryRow(row: Fields): ParcelCategory | null {
  const id = identifier(row.id);
  const name = textOrNull(row.name);
  if (id === null || name === null) return null;
  return {
    id,
    name,
    description: textOrNull(row.description),
    image: textOrNull(row.image),
    image_full_url: picture(row, "image", "parcel_category_image_url"),
    status: flag(row.status, true),
    module_id: integer(row.module_id),
    orders_count: integer(row.orders_count),
    parcel_per_km_shipping_charge: numberOrNull(row.parcel_per_km_shipping_charge),
    parcel_minimum_shipping_charge: numberOrNull(row.parcel_minimum_shipping_charge),
  };
}

/** GET /parcel-category; disabled ones are left out. */
export function normaliseParcelCategories(response: unknown): ParcelCategory[] {
  return requireRows(response, parcelCategoryRow).filter(({ status }) => status === 1);
}

/** GET /customer/order/parcel-instructions: the wishes' words. */
export function normaliseParcelInstructions(response: unknown): string[] {
  const page = Array.isArray(response) ? response : requireObject(response).data;
  return requireRows(page, (row) => (flag(row.status, true) === 1 ? textOrNull(row.instruction) : null));
}

/** A reason to send parcels with this shop. */
export interface WhyChooseReason {
  id: number;
  title: string;
  text: string | null;
  picture: string | null;
}

/** GET /other-banners/why-choose. Nothing at all is a response. */
export function normaliseWhyChoose(response: unknown): WhyChooseReason[] {
  return rows(bannersOf(response), (row) => {
    const id = identifier(row.id);
    const title = textOrNull(row.title);
    if (id === null || title === null) return null;
    return {
      id,
      title,
      text: textOrNull(row.short_description),
      picture: picture(row, "image", "banner_image_url"),
    };
  });
}

/** Pictures of a parcel module: GET /other-banners. */
export interface ParcelBanner {
  id: number;
  picture: string;
}

export function normaliseParcelBanners(response: unknown): ParcelBanner[] {
  return rows(bannersOf(response), (row) => {
    const id = identifier(row.id);
    const address = picture(row, "value", "banner_image_url");
    return id === null || address === null ? null : { id, picture: address };
  });
}

/** Where nothing is set, backends answer with nothing, an empty list or an empty object. */
const isEmpty = (response: unknown): boolean =>
  isNothing(response) || (Array.isArray(response) && response.length === 0);

const bannersOf = (response: unknown): unknown => (isEmpty(response) ? [] : requireObject(response).banners);

/** How a service works: a video or a picture, and its steps. */
export interface ServiceSteps {
  title: string | null;
  /** Plays by itself without sound, or has a player of its own. */
  media:
    | { kind: "video" | "image"; address: string }
    /** The page of a video at a service, whose player is not part of ours. */
    | { kind: "page"; address: string; service: string }
    | null;
  /** The picture before the video plays. */
  poster: string | null;
  steps: { label: string; text: string }[];
}

const maxSteps = 3;

/**
 * GET /other-banners/video-content. `banner_type` says what is shown: `video` plays `banner_video`, `video_content` an
 * uploaded film, everything else is a picture. Rows come in no certain order, so that titles and subtitles are paired by key;
 * rows without such keys alternate.
 */
export function normaliseVideoContent(response: unknown): ServiceSteps {
  const row = isEmpty(response) ? {} : requireObject(response);
  const poster = picture(row, "banner_image", "banner_image_url");
  return {
    title: textOrNull(row.section_title),
    media: mediaOf(row, poster),
    poster,
    steps: stepsOf(list(row.banner_contents)),
  };
}

function mediaOf(row: Fields, image: string | null): ServiceSteps["media"] {
  const shared = row.banner_type === "video" ? serviceVideo(textOrNull(row.banner_video) ?? "") : null;
  if (shared !== null) return { kind: "page", address: shared.page, service: shared.service };
  const video =
    row.banner_type === "video"
      ? webAddress(textOrNull(row.banner_video))
      : row.banner_type === "video_content"
        ? webAddress(picture(row, "banner_video_content", "banner_image_url"))
        : null;
  if (video !== null) return { kind: "video", address: video };
  return image === null ? null : { kind: "image", address: image };
}

/** Films come from the shop's own host or over https. */
const webAddress = (address: string | null): string | null =>
  address !== null && /^(?:https:\/\/|\/(?!\/))/i.test(address) ? address : null;

function stepsOf(contents: readonly unknown[]): ServiceSteps["steps"] {
  const read = contents.flatMap((entry): Fields[] => {
    const row = fields(entry);
    return row === null ? [] : [row];
  });
  const byKey = new Map(read.map((row) => [textOrNull(row.key) ?? "", textOrNull(row.value)]));
  const paired = Array.from({ length: maxSteps }, (_, index) => ({
    label: byKey.get(`content${index + 1}_title`) ?? null,
    text: byKey.get(`content${index + 1}_subtitle`) ?? null,
  }));
  const words = paired.some(({ label }) => label !== null)
    ? paired
    : Array.from({ length: Math.min(maxSteps, Math.ceil(read.length / 2)) }, (_, index) => ({
        label: textOrNull(read[2 * index]?.value),
        text: textOrNull(read[2 * index + 1]?.value),
      }));
  return words.flatMap(({ label, text }) => (label === null ? [] : [{ label, text: text ?? "" }]));
}
