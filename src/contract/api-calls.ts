/**
 * Every call of the API: its method and path with the types of what is sent and what comes back. Types only. The client
 * takes path, query and body from here, so that a call which is not listed does not compile. `{…}` stands for one segment.
 * `body` is sent as JSON, `form` as multipart. `response` is what a backend promises; the page reads it through a normaliser.
 */

import type {
  ForgotPasswordRequest,
  GuestRequest,
  GuestTicket,
  LoginRequest,
  ResetPasswordRequest,
  SignUpRequest,
  VerifyPhoneRequest,
  VerifyTokenRequest,
} from "./calls/auth";
import type {
  CartAddRequest,
  CartQuery,
  CartRemoveItemRequest,
  CartResponse,
  CartUpdateRequest,
} from "./calls/cart";
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
} from "./calls/catalogue";
import type { CouponApplyQuery, CouponListQuery } from "./calls/coupons";
import type {
  AddressAdded,
  AddressDeleteRequest,
  AddressPage,
  AddressRequest,
  AddressUpdated,
  CustomerNotification,
  DeviceTokenRequest,
  VisitedStore,
  WishlistRequest,
} from "./calls/customer";
import type {
  CancelOrderRequest,
  CancelReasonPage,
  ExtraChargeQuery,
  ListQuery,
  MostTips,
  OfflinePaymentMethods,
  OrderListQuery,
  OrderPage,
  OrderQuery,
  ParcelInstructionPage,
  PlaceOrderRequest,
  RefundReasons,
  SurgePrice,
  SurgeRequest,
  SwitchPaymentRequest,
  TaxPreview,
  TaxRequest,
  TrackQuery,
} from "./calls/orders";
import type {
  AutocompleteQuery,
  DirectionResult,
  DistanceResult,
  GeocodeResult,
  ModuleListQuery,
  NewsletterRequest,
  PlaceDetailsQuery,
  PlaceResult,
  PointQuery,
  Predictions,
  WayQuery,
  ZoneCheckQuery,
} from "./calls/places";
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
} from "./calls/promotions";
import type {
  PushSettings,
  PushSubscribed,
  PushSubscriptionRemoval,
  PushSubscriptionRequest,
} from "./calls/push";
import type { Brand, Category, CommonCondition } from "./entities/category";
import type { Config, Landing } from "./entities/config";
import type { Coupon, CustomerInfo, LoginResult, Wishlist } from "./entities/customer";
import type { Item } from "./entities/item";
import type { Module, Zone, ZoneLookup } from "./entities/module";
import type { CourierPosition, Order, OrderLine, PlacedOrder } from "./entities/order";
import type { Banners, Campaign, ItemDetails, StoreDetails } from "./entities/store";
import type { MessageBody } from "./errors";

/** The fields of a multipart call; `…[]` may be there several times. */
interface ReviewForm {
  order_id: number;
  /** 1 to 5. */
  rating: number;
  "attachment[]"?: unknown;
}
export type ItemReviewForm = ReviewForm & { item_id: number; comment?: string };
export type CourierReviewForm = ReviewForm & { delivery_man_id: number; comment: string };
export interface ChatMessageForm {
  message: string;
  conversation_id?: number;
  receiver_type?: string;
  receiver_id?: number;
  order_id?: number;
  "image[]"?: unknown;
}

export interface Calls {
  // Configuration, modules and public pages
  "GET /config": { response: Config };
  "GET /react-landing-page": { response: Landing };
  "GET /module": { query: ModuleListQuery; response: Module[] };
  "GET /terms-and-conditions": { response: string };
  "GET /privacy-policy": { response: string };
  "GET /about-us": { response: string };
  "GET /refund-policy": { response: string };
  "GET /shipping-policy": { response: string };
  "GET /cancelation": { response: string };
  "POST /newsletter/subscribe": { body: NewsletterRequest; response: MessageBody };

  // Zones and places
  "GET /config/get-zone-id": { query: PointQuery; response: ZoneLookup };
  "GET /zone/list": { response: Zone[] };
  "GET /zone/check": { query: ZoneCheckQuery; response: boolean };
  "GET /config/place-api-autocomplete": { query: AutocompleteQuery; response: Predictions };
  "GET /config/place-api-details": { query: PlaceDetailsQuery; response: PlaceResult };
  "GET /config/geocode-api": { query: PointQuery; response: GeocodeResult };
  "GET /config/distance-api": { query: WayQuery; response: DistanceResult };
  "GET /config/direction-api": { query: WayQuery; response: DirectionResult };

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
  "GET /campaigns/item": { response: Item[] };
  "GET /flash-sales": { query: PageQuery; response: FlashSale | null };
  "GET /flash-sales/items": { query: FlashSaleItemsQuery; response: FlashSalePage };
  "GET /advertisement/list": { response: Advertisement[] };
  "GET /parcel-category": { response: ParcelCategory[] };

  // Sign-in
  "POST /auth/guest/request": { optionalBody: GuestRequest; response: GuestTicket };
  "POST /auth/sign-up": { body: SignUpRequest; response: LoginResult };
  "POST /auth/login": { body: LoginRequest; response: LoginResult };
  "POST /auth/verify-phone": { body: VerifyPhoneRequest; response: LoginResult };
  "POST /auth/logout": { response: MessageBody };
  "POST /auth/forgot-password": { body: ForgotPasswordRequest; response: MessageBody };
  "POST /auth/verify-token": { body: VerifyTokenRequest; response: MessageBody };
  "PUT /auth/reset-password": { body: ResetPasswordRequest; response: MessageBody };

  // The customer
  "GET /customer/info": { response: CustomerInfo };
  "GET /customer/update-zone": { response: unknown };
  "PUT /customer/cm-firebase-token": { body: DeviceTokenRequest; response: MessageBody };
  /** PUT as the documents have it: a POST that says so. */
  "POST /customer/cm-firebase-token": {
    body: DeviceTokenRequest & { _method: "put" };
    response: MessageBody;
  };
  "GET /customer/notifications": { response: CustomerNotification[] };
  "GET /customer/visit-again": { response: VisitedStore[] };
  "GET /customer/suggested-items": { response: Item[] };
  "DELETE /customer/remove-account": { response: unknown };
  "GET /customer/address/list": { query: ListQuery; response: AddressPage };
  "POST /customer/address/add": { body: AddressRequest; response: AddressAdded };
  "PUT /customer/address/update/{id}": { body: AddressRequest; response: AddressUpdated };
  "PUT /customer/address/update": { body: AddressRequest & { id: number }; response: AddressUpdated };
  "DELETE /customer/address/delete": { query: AddressDeleteRequest; response: MessageBody };
  "GET /customer/wish-list": { response: Wishlist };
  "POST /customer/wish-list/add": { query: WishlistRequest; response: MessageBody };
  "DELETE /customer/wish-list/remove": { query: WishlistRequest; response: MessageBody };
  "POST /customer/message/send": { form: ChatMessageForm; response: MessageBody };

  // Cart and coupons
  "GET /customer/cart/list": { query: CartQuery; response: CartResponse };
  "POST /customer/cart/add": { body: CartAddRequest; response: CartResponse };
  "POST /customer/cart/update": { body: CartUpdateRequest; response: CartResponse };
  "DELETE /customer/cart/remove-item": { query: CartRemoveItemRequest; response: CartResponse };
  "DELETE /customer/cart/remove": { query: CartQuery; response: CartResponse };
  "GET /coupon/list": { query: CouponListQuery; response: Coupon[] };
  "GET /coupon/list/all": { query: CouponListQuery; response: Coupon[] };
  "GET /coupon/apply": { query: CouponApplyQuery; response: Coupon };

  // Orders
  "POST /customer/order/place": { body: PlaceOrderRequest; response: PlacedOrder };
  "GET /customer/order/list": { query: OrderListQuery; response: OrderPage };
  "GET /customer/order/running-orders": { query: OrderListQuery; response: OrderPage };
  "GET /customer/order/details": { query: OrderQuery; response: OrderLine[] };
  "GET /customer/order/track": { query: TrackQuery; response: Order };
  "PUT /customer/order/cancel": { body: CancelOrderRequest; response: MessageBody };
  "PUT /customer/order/payment-method": { body: SwitchPaymentRequest; response: MessageBody };
  "GET /customer/order/cancellation-reasons": { query: ListQuery; response: CancelReasonPage };
  "GET /customer/order/refund-reasons": { query: ListQuery; response: RefundReasons };
  "GET /customer/order/parcel-instructions": { query: ListQuery; response: ParcelInstructionPage };
  "POST /customer/order/get-Tax": { body: TaxRequest; response: TaxPreview };
  "GET /customer/order/get-surge-price": { query: SurgeRequest; response: SurgePrice };
  "POST /customer/order/get-surge-price": { body: SurgeRequest; response: SurgePrice };
  "GET /delivery-man/last-location": { query: OrderQuery; response: CourierPosition };
  "POST /delivery-man/reviews/submit": { form: CourierReviewForm; response: MessageBody };
  "GET /most-tips": { response: MostTips };
  "GET /vehicle/extra_charge": { query: ExtraChargeQuery; response: number };
  "GET /offline_payment_method_list": { response: OfflinePaymentMethods };

  // Push
  "GET /push/settings": { response: PushSettings };
  "POST /push/subscriptions": { body: PushSubscriptionRequest; response: PushSubscribed };
  "PUT /push/subscriptions": { body: PushSubscriptionRequest; response: PushSubscribed };
  "DELETE /push/subscriptions": { query: PushSubscriptionRemoval; response: MessageBody };
}
