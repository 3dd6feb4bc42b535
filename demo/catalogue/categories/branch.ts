import type { ThingKind } from "../picture-kinds";

/** A category in both languages with its picture. */
export type CategoryRow = [slug: string, en: string, ar: string, picture: ThingKind];
/** An upper category, whether it is featured, and its lower ones. */
export type Branch = [...CategoryRow, featured: boolean, childes: CategoryRow[]];
