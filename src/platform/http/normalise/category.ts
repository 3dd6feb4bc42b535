import type { Brand, Category, CommonCondition } from "@/contract";
import { picture } from "./pictures";
import { type Fields, flag, identifier, integer, requireRows, rows, text, textOrNull } from "./readers";

export function categoryRow(row: Fields): Category | null {
  const id = identifier(row.id);
  const name = textOrNull(row.name);
  if (id === null || name === null) return null;
  const childes = rows(row.childes, (child) => {
    const childId = identifier(child.id);
    const childName = textOrNull(child.name);
    if (childId === null || childName === null) return null;
    return {
      id: childId,
      name: childName,
      slug: text(child.slug, String(childId)),
      image_full_url: picture(child, "image", "category_image_url"),
    };
  });
  return {
    id,
    name,
    slug: text(row.slug, String(id)),
    image: textOrNull(row.image),
    image_full_url: picture(row, "image", "category_image_url"),
    parent_id: integer(row.parent_id),
    position: integer(row.position),
    status: flag(row.status, true),
    priority: integer(row.priority),
    // Newer backends have no such field: then the list was asked for with featured=1 and every row is one.
    featured: flag(row.featured, row.featured === undefined),
    module_id: integer(row.module_id),
    products_count: integer(row.products_count),
    childes_count: integer(row.childes_count, childes.length),
    childes,
  };
}

/** GET /categories, /categories/childes/{id}, /categories/popular: bare arrays. */
export function normaliseCategories(response: unknown): Category[] {
  return requireRows(response, categoryRow);
}

/** GET /brand. */
export function normaliseBrands(response: unknown): Brand[] {
  return requireRows(response, (row) => {
    const id = identifier(row.id);
    const name = textOrNull(row.name);
    if (id === null || name === null) return null;
    return {
      id,
      name,
      slug: text(row.slug, String(id)),
      image_full_url: picture(row, "image", "brand_image_url"),
      items_count: integer(row.items_count),
    };
  });
}

/** GET /common-condition. */
export function normaliseCommonConditions(response: unknown): CommonCondition[] {
  return requireRows(response, (row) => {
    const id = identifier(row.id);
    const name = textOrNull(row.name);
    if (id === null || name === null) return null;
    return {
      id,
      name,
      slug: text(row.slug, String(id)),
      image_full_url: picture(row, "image", "common_condition_image_url"),
      status: flag(row.status, true),
      items_count: integer(row.items_count),
    };
  });
}
