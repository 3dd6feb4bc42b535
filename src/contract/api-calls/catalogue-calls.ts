/** The shop's goods: categories, items, stores, search, promotions. */
import type {
  BasicItemsQuery,
  CategoriesListQuery,
  CombinedQuery,
  FlagQuery,
  ItemListQuery,
  ItemsPage,
  ListingQuery,
  NameSuggestions,
  PageQuery,
  ProductPage,
  RequiredPageQuery,
  ReviewPage,
  SearchQuery,
  SearchSuggestions,
  StoreConditionItemsQuery,
  StoreItemsPage,
  StoreItemsQuery,
  StoreListQuery,
  StorePage,
  StoreReviewsQuery,
  SuggestionQuery,
} from "../calls/catalogue";
import type {
  Advertisement,
  BannersQuery,
  CampaignDetails,
  CampaignQuery,
  FlashSale,
  FlashSaleItemsQuery,
  FlashSalePage,
  ParcelBanners,
  ParcelCategory,
  SectionBanners,
  StoreBanner,
  VideoContent,
  WhyChoose,
} from "../calls/promotions";
import type { ItemReviewRequest } from "../calls/reviews";
import type { Brand, Category, CommonCondition } from "../entities/category";
import type { Item } from "../entities/item";
import type { Banners, Campaign, ItemDetails, StoreDetails } from "../entities/store";
import type { MessageBody } from "../errors";

/** `attachment[]` may be there several times. `rating` is 1 to 5. */
interface ItemReviewForm extends ItemReviewRequest {
  "attachment[]"?: unknown;
}

export interface CatalogueCalls {
  // Banners, categories, brands, conditions
  "GET /banners": { query: BannersQuery; response: Banners };
  "GET /banners/{store_id}": { response: StoreBanner[] };
  "GET /other-banners": { response: ParcelBanners | SectionBanners };
  "GET /other-banners/why-choose": { response: WhyChoose };
  "GET /other-banners/video-content": { response: VideoContent };
  "GET /categories": { query: FlagQuery; response: Category[] };
  "GET /categories/childes/{id}": { response: Category[] };
  "GET /categories/popular": { response: Category[] };
  "GET /categories/items/list": { query: CategoriesListQuery; response: ProductPage };
  "GET /categories/stores/list": { query: CategoriesListQuery; response: StorePage };
  "GET /categories/items/{id}": { query: RequiredPageQuery; response: ProductPage };
  "GET /categories/stores/{id}": { query: RequiredPageQuery; response: StorePage };
  "GET /categories/featured/items": { query: RequiredPageQuery; response: ProductPage };
  "GET /brand": { query: FlagQuery; response: Brand[] };
  "GET /brand/items/{id}": { query: RequiredPageQuery; response: ProductPage };
  "GET /common-condition": { response: CommonCondition[] };
  "GET /common-condition/list": { response: { id: number; name: string }[] };
  "GET /common-condition/items/{id}": { query: RequiredPageQuery; response: ProductPage };

  // Items
  "GET /items/popular": { query: ItemListQuery; response: ProductPage };
  "GET /items/most-reviewed": { query: ItemListQuery; response: ProductPage };
  "GET /items/discounted": { query: ItemListQuery; response: ProductPage };
  "GET /items/new-arrival": { query: ItemListQuery; response: ProductPage };
  "GET /items/recommended": { query: ItemListQuery; response: ItemsPage };
  "GET /items/suggested": { query: ItemListQuery; response: ItemsPage };
  "GET /items/basic": { query: BasicItemsQuery; response: ProductPage };
  "GET /items/latest": { query: StoreItemsQuery; response: StoreItemsPage };
  "GET /items/common-conditions": { query: StoreConditionItemsQuery; response: ProductPage };
  "GET /items/details/{id}": { response: ItemDetails };
  "GET /items/related-items/{id}": { response: Item[] };
  "GET /items/related-store-items/{id}": { response: Item[] };
  "GET /items/reviews/{id}": { query: PageQuery; response: ReviewPage };
  "POST /items/reviews/submit": { form: ItemReviewForm; response: MessageBody };

  // Stores
  "GET /stores/get-stores/{filter}": { query: StoreListQuery; response: StorePage };
  "GET /stores/latest": { query: StoreListQuery; response: StorePage };
  "GET /stores/popular": { query: StoreListQuery; response: StorePage };
  "GET /stores/recommended": { query: StoreListQuery; response: StorePage };
  "GET /stores/discounted": { query: StoreListQuery; response: StorePage };
  "GET /stores/top-rated": { query: StoreListQuery; response: StorePage };
  "GET /stores/top-offer-near-me": { query: StoreListQuery; response: StorePage };
  "GET /stores/{id}/stream": { response: unknown };
  "GET /stores/details/{id}": { response: StoreDetails | null };
  "GET /stores/reviews": { query: StoreReviewsQuery; response: ReviewPage };
  "GET /stores/popular-items/{id}": { response: Item[] };

  // Search
  "GET /get-combined-data": { query: CombinedQuery; response: ProductPage | StorePage };
  "GET /items/get-products": { query: ListingQuery; response: ProductPage };
  "GET /stores/get-data": { query: ListingQuery; response: StorePage };
  "GET /items/search": { query: SearchQuery; response: ProductPage };
  "GET /stores/search": { query: SearchQuery; response: StorePage };
  "GET /items/item-or-store-search": { query: SuggestionQuery; response: SearchSuggestions };
  "GET /items/search-suggestion": { query: SuggestionQuery; response: NameSuggestions };

  // Promotions
  "GET /campaigns/basic": { response: Campaign[] };
  "GET /campaigns/basic-campaign-details": { query: CampaignQuery; response: CampaignDetails };
  "GET /campaigns/details/{id}": { response: Campaign | null };
  "GET /campaigns/item": { response: Item[] };
  "GET /flash-sales": { query: PageQuery; response: FlashSale | null };
  "GET /flash-sales/items": { query: FlashSaleItemsQuery; response: FlashSalePage };
  "GET /advertisement/list": { response: Advertisement[] };
  "GET /parcel-category": { response: ParcelCategory[] };
}
