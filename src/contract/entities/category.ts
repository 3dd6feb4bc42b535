import { Flag, Id, nullable, PictureAddress, type Static, Type } from "../schema";

export const ChildCategory = Type.Object({
  id: Id,
  name: Type.String(),
  slug: Type.String(),
  image_full_url: PictureAddress,
});

export const Category = Type.Object({
  id: Id,
  name: Type.String(),
  slug: Type.String(),
  image: nullable(Type.String()),
  image_full_url: PictureAddress,
  parent_id: Type.Integer(),
  position: Type.Integer(),
  status: Flag,
  priority: Type.Integer(),
  featured: Flag,
  module_id: Id,
  products_count: Type.Integer(),
  childes_count: Type.Integer(),
  childes: Type.Array(ChildCategory),
});
export type Category = Static<typeof Category>;

export const Brand = Type.Object({
  id: Id,
  name: Type.String(),
  slug: Type.String(),
  image_full_url: PictureAddress,
  items_count: Type.Integer(),
});
export type Brand = Static<typeof Brand>;

export const CommonCondition = Type.Object({
  id: Id,
  name: Type.String(),
  slug: Type.String(),
  image_full_url: PictureAddress,
  status: Flag,
  items_count: Type.Integer(),
});
export type CommonCondition = Static<typeof CommonCondition>;
