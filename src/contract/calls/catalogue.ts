/** Requests and responses of the catalogue calls: items, stores, categories, search, brands and conditions. Unknown parameters of a query are ignored, as existing clients add some. */
import { Brand, Category, CommonCondition } from "../entities/category";
import { Item, ItemReview } from "../entities/item";
import { Store } from "../entities/store";
import { Id, nullable, page, type Static, Type } from "../schema";

/** No page holds more rows than this. */
export const maxPageRows = 200;
const limit = Type.Integer({ minimum: 1, maximum: maxPageRows });
/** The number of the page, from 1. */
const offset = Type.Integer({ minimum: 1, maximum: 1_000_000 });
const word = Type.Optional(Type.String({ maxLength: 64 }));
/** A JSON array as text, or the same without its brackets. */
const list = Type.Optional(Type.String({ maxLength: 2000 }));
/** A number as text; an empty text is none. */
const figure = Type.Optional(Type.String({ maxLength: 32 }));
const typed = Type.String({ maxLength: 191 });

const optionalPage = { limit: Type.Optional(limit), offset: Type.Optional(offset) };
const requiredPage = { limit, offset };

/** `{id}` of a path: a number or a slug. */
export const IdOrSlugPath = Type.Object({ id: Type.String({ minLength: 1, maxLength: 191 }) });
export type IdOrSlugPath = Static<typeof IdOrSlugPath>;

/** Rows by page, nothing else. */
export const PageQuery = Type.Object(optionalPage);
export type PageQuery = Static<typeof PageQuery>;

/** Lists that refuse a missing limit or offset; `type` is all, veg or non_veg. */
export const RequiredPageQuery = Type.Object({ ...requiredPage, type: word });
export type RequiredPageQuery = Static<typeof RequiredPageQuery>;

/** GET /items/popular, most-reviewed, discounted, new-arrival, recommended, suggested. */
export const ItemListQuery = Type.Object({
  ...optionalPage,
  type: word,
  category_ids: list,
  filter: list,
  min_price: figure,
  max_price: figure,
  rating_count: figure,
  search: Type.Optional(typed),
  store_id: Type.Optional(Id),
  category_id: Type.Optional(Type.String({ maxLength: 191 })),
  product_id: Type.Optional(Id),
  recommended: word,
});
export type ItemListQuery = Static<typeof ItemListQuery>;

/** GET /items/latest: the items of one store; category 0 is all. */
export const StoreItemsQuery = Type.Object({
  ...requiredPage,
  store_id: Id,
  category_id: Type.String({ minLength: 1, maxLength: 191 }),
  type: word,
  filter: list,
  min_price: figure,
  max_price: figure,
  rating_count: figure,
  search: Type.Optional(typed),
});
export type StoreItemsQuery = Static<typeof StoreItemsQuery>;

/** GET /items/basic. */
export const BasicItemsQuery = Type.Object({
  ...requiredPage,
  type: word,
  store_id: Type.Optional(Id),
  category_id: Type.Optional(Type.String({ maxLength: 191 })),
});
export type BasicItemsQuery = Static<typeof BasicItemsQuery>;

/** GET /items/common-conditions: the items of a pharmacy that belong to a condition. */
export const StoreConditionItemsQuery = Type.Object({ ...requiredPage, store_id: Id });
export type StoreConditionItemsQuery = Static<typeof StoreConditionItemsQuery>;

/** GET /categories/items/list and stores/list. */
export const CategoriesListQuery = Type.Object({
  ...requiredPage,
  category_ids: Type.String({ minLength: 1, maxLength: 2000 }),
  type: word,
  filter: list,
  min_price: figure,
  max_price: figure,
  rating_count: figure,
});
export type CategoriesListQuery = Static<typeof CategoriesListQuery>;

/** GET /stores/get-stores/{filter} and the other lists of stores. */
export const StoreListQuery = Type.Object({
  ...optionalPage,
  type: word,
  store_type: word,
  featured: word,
  filter: list,
  rating_count: figure,
  name: Type.Optional(typed),
  sort_by: word,
  halal: word,
});
export type StoreListQuery = Static<typeof StoreListQuery>;

export const StoreFilterPath = Type.Object({ filter: Type.String({ maxLength: 32 }) });
export type StoreFilterPath = Static<typeof StoreFilterPath>;

/** GET /stores/reviews. */
export const StoreReviewsQuery = Type.Object({ store_id: Id, ...optionalPage });
export type StoreReviewsQuery = Static<typeof StoreReviewsQuery>;

const listing = {
  ...optionalPage,
  data_type: word,
  name: Type.Optional(typed),
  category_ids: list,
  brand_ids: list,
  filter: list,
  filter_data: list,
  rating_count: figure,
  min_price: figure,
  max_price: figure,
  type: word,
  store_type: word,
  featured: word,
  store_id: Type.Optional(Id),
};

/** GET /get-combined-data: a listing of items or of stores, searched, of categories, of brands, discounted or all. */
export const CombinedQuery = Type.Object({
  list_type: Type.String({ pattern: "^(item|store)$" }),
  ...listing,
});
export type CombinedQuery = Static<typeof CombinedQuery>;

/** GET /items/get-products and /stores/get-data: the older form of the listing, one call for each kind. */
export const ListingQuery = Type.Object(listing);
export type ListingQuery = Static<typeof ListingQuery>;

/** GET /items/search and /stores/search. */
export const SearchQuery = Type.Object({
  name: Type.String({ minLength: 1, maxLength: 191 }),
  ...optionalPage,
  type: word,
  store_id: Type.Optional(Id),
  category_id: Type.Optional(Type.String({ maxLength: 191 })),
  category_ids: list,
  filter: list,
  min_price: figure,
  max_price: figure,
  rating_count: figure,
});
export type SearchQuery = Static<typeof SearchQuery>;

/** GET /items/item-or-store-search and /items/search-suggestion. */
export const SuggestionQuery = Type.Object({
  name: Type.String({ minLength: 1, maxLength: 191 }),
  ...optionalPage,
});
export type SuggestionQuery = Static<typeof SuggestionQuery>;

/** `featured` or `top`, 1 for only those. */
export const FlagQuery = Type.Object({ featured: word, top: word, name: Type.Optional(typed) });
export type FlagQuery = Static<typeof FlagQuery>;

/** The response's note on how a typed text was understood; all of it may be missing. */
const searchNote = {
  /** The text as it was searched for, when a word looks misspelled: the rows are of a guess. */
  corrected_query: Type.Optional(Type.String()),
  /** Typed words that the shop has nothing for; the rows are for the other words. */
  unmatched_words: Type.Optional(Type.Array(Type.String())),
  /** No row has all words; the rows have some of them. */
  any_word: Type.Optional(Type.Boolean()),
};
const SearchNoteSchema = Type.Object(searchNote);
export type SearchNote = Static<typeof SearchNoteSchema>;

/** Items under the key `products`; the categories that they belong to beside them. */
export const ProductPage = Type.Object({
  ...page("products", Item).properties,
  categories: Type.Array(Category),
  ...searchNote,
});
export type ProductPage = Static<typeof ProductPage>;

/** The items of a store, with its cheapest and dearest price in major units. */
export const StoreItemsPage = Type.Object({
  ...ProductPage.properties,
  min_price: Type.Number(),
  max_price: Type.Number(),
});
export type StoreItemsPage = Static<typeof StoreItemsPage>;

/** Items under the key `items`. */
export const ItemsPage = page("items", Item);
export type ItemsPage = Static<typeof ItemsPage>;

export const StorePage = Type.Object({ ...page("stores", Store).properties, ...searchNote });
export type StorePage = Static<typeof StorePage>;

export const ReviewPage = page("reviews", ItemReview);
export type ReviewPage = Static<typeof ReviewPage>;

export const Items = Type.Array(Item);
export const Categories = Type.Array(Category);
export const Brands = Type.Array(Brand);
export const CommonConditions = Type.Array(CommonCondition);
export const ConditionNames = Type.Array(Type.Object({ id: Id, name: Type.String() }));

const picture = nullable(Type.String());

/** GET /items/item-or-store-search: at most 50 of each. */
export const SearchSuggestions = Type.Object({
  items: Type.Array(
    Type.Object({
      id: Id,
      name: Type.String(),
      slug: Type.String(),
      image: picture,
      image_full_url: picture,
      store_id: Id,
      module_id: Id,
    }),
  ),
  stores: Type.Array(
    Type.Object({
      id: Id,
      name: Type.String(),
      slug: Type.String(),
      logo: picture,
      logo_full_url: picture,
      module_id: Id,
    }),
  ),
  ...searchNote,
});
export type SearchSuggestions = Static<typeof SearchSuggestions>;

/** GET /items/search-suggestion. */
export const NameSuggestions = page(
  "products",
  Type.Object({ id: Id, name: Type.String(), image: picture, image_full_url: picture }),
);
export type NameSuggestions = Static<typeof NameSuggestions>;
