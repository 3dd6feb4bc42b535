/** A shopper's own data: account, addresses, wishlist, cart, coupons, wallet, orders. */
import type {
  CartAddRequest,
  CartQuery,
  CartRemoveItemRequest,
  CartResponse,
  CartUpdateRequest,
} from "../calls/cart";
import type { CashbackForAmount, CashbackOffer, CashbackQuery } from "../calls/cashback";
import type {
  ConversationPage,
  ConversationSearchQuery,
  ConversationsQuery,
  MessagePage,
  MessagesQuery,
  QuickRepliesQuery,
  QuickReplyPage,
  SendMessageRequest,
  SentMessage,
} from "../calls/chat";
import type { CouponApplyQuery, CouponListQuery } from "../calls/coupons";
import type {
  AddressAdded,
  AddressDeleteRequest,
  AddressPage,
  AddressRequest,
  AddressUpdated,
  CustomerNotification,
  DeviceTokenRequest,
  ProfileCodeNeeded,
  RemoveAccountRequest,
  UpdateInterestRequest,
  UpdateProfileRequest,
  VisitedStore,
  WishlistRequest,
} from "../calls/customer";
import type { SignedInDevice } from "../calls/devices";
import type { OrderQuote } from "../calls/order-quote";
import type {
  CancelOrderRequest,
  CancelReasonPage,
  ExtraChargeQuery,
  ListQuery,
  MostTips,
  OrderListQuery,
  OrderPage,
  OrderQuery,
  ParcelInstructionPage,
  PlaceOrderRequest,
  RefundReasons,
  RefundRequest,
  SurgePrice,
  SurgeRequest,
  SwitchPaymentRequest,
  TaxPreview,
  TaxRequest,
  TrackQuery,
} from "../calls/orders";
import type {
  AddPasskeyRequest,
  OwnerCodeSent,
  OwnerProof,
  Passkey,
  PasskeyOptions,
} from "../calls/passkeys";
import type {
  OfflinePaymentMethods,
  OfflinePaymentRequest,
  OfflinePaymentTaken,
  OfflinePaymentUpdate,
  PaymentLink,
  PaymentLinkRequest,
  UnpaidOrder,
  UnpaidOrderQuery,
  WalletPaymentRequest,
} from "../calls/payments";
import type { AgreeRequest, PrescriptionRequest } from "../calls/prescriptions";
import type {
  CourierReviewRequest,
  OrderReviews,
  ReviewedOrderQuery,
  ReviewReminder,
} from "../calls/reviews";
import type {
  AddFundRequest,
  AddFundStarted,
  LoyaltyPage,
  LoyaltyQuery,
  PointTransferRequest,
  WalletBonuses,
  WalletPage,
  WalletQuery,
} from "../calls/wallet";
import type { Coupon, CustomerInfo, Wishlist } from "../entities/customer";
import type { CourierPosition } from "../entities/delivery";
import type { Item } from "../entities/item";
import type { Order, OrderLine, PlacedOrder, PrescriptionOrder } from "../entities/order";
import type { MessageBody } from "../errors";

/** `image[]` may be there several times. */
interface RefundRequestForm extends RefundRequest {
  "image[]"?: unknown;
}

/** `attachment[]` may be there several times. `rating` is 1 to 5. */
interface CourierReviewForm extends CourierReviewRequest {
  "attachment[]"?: unknown;
}

/** `image[]` may be there several times. */
interface ChatMessageForm extends SendMessageRequest {
  "image[]"?: unknown;
}

interface ProfileForm extends UpdateProfileRequest {
  image?: unknown;
}

export interface CustomerCalls {
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
  "POST /customer/update-profile": { form: ProfileForm; response: MessageBody | ProfileCodeNeeded };
  "GET /customer/devices": { response: SignedInDevice[] };
  "DELETE /customer/devices/{id}": { response: MessageBody };
  "DELETE /customer/devices": { response: MessageBody };
  "GET /customer/passkeys": { response: Passkey[] };
  "POST /customer/passkeys/options": { body: OwnerProof; response: PasskeyOptions };
  "POST /customer/passkeys/confirm-options": { response: PasskeyOptions };
  "POST /customer/passkeys": { body: AddPasskeyRequest; response: MessageBody };
  "DELETE /customer/passkeys/{id}": { response: MessageBody };
  /** Proves the owner of an account without a password. */
  "POST /customer/owner-code": { response: OwnerCodeSent };
  "POST /customer/update-interest": { body: UpdateInterestRequest; response: MessageBody };
  /** A file: every row that names the customer, by table. */
  "GET /customer/own-data": { response: Record<string, unknown> };
  "DELETE /customer/remove-account": { body: RemoveAccountRequest; response: unknown };
  "GET /customer/address/list": { query: ListQuery; response: AddressPage };
  "POST /customer/address/add": { body: AddressRequest; response: AddressAdded };
  "PUT /customer/address/update/{id}": { body: AddressRequest; response: AddressUpdated };
  "PUT /customer/address/update": { body: AddressRequest & { id: number }; response: AddressUpdated };
  "DELETE /customer/address/delete": { query: AddressDeleteRequest; response: MessageBody };
  "GET /customer/wish-list": { response: Wishlist };
  "POST /customer/wish-list/add": { query: WishlistRequest; response: MessageBody };
  "DELETE /customer/wish-list/remove": { query: WishlistRequest; response: MessageBody };
  "POST /customer/message/send": { form: ChatMessageForm; response: SentMessage };
  "GET /customer/message/list": { query: ConversationsQuery; response: ConversationPage };
  "GET /customer/message/search-list": { query: ConversationSearchQuery; response: ConversationPage };
  "GET /customer/message/details": { query: MessagesQuery; response: MessagePage };
  /** Server-sent events, each a ChatEvent. */
  "GET /customer/message/stream": { response: unknown };
  "GET /customer/automated-message": { query: QuickRepliesQuery; response: QuickReplyPage };

  // Cart and coupons
  "GET /customer/cart/list": { query: CartQuery; response: CartResponse };
  "POST /customer/cart/add": { body: CartAddRequest; response: CartResponse };
  "POST /customer/cart/update": { body: CartUpdateRequest; response: CartResponse };
  "DELETE /customer/cart/remove-item": { query: CartRemoveItemRequest; response: CartResponse };
  "DELETE /customer/cart/remove": { query: CartQuery; response: CartResponse };
  "GET /coupon/list": { query: CouponListQuery; response: Coupon[] };
  "GET /coupon/list/all": { query: CouponListQuery; response: Coupon[] };
  "GET /coupon/apply": { query: CouponApplyQuery; response: Coupon };

  // Cashback, wallet and loyalty points
  "GET /cashback/list": { response: CashbackOffer[] };
  "GET /cashback/getCashback": { query: CashbackQuery; response: CashbackForAmount };
  "GET /customer/wallet/transactions": { query: WalletQuery; response: WalletPage };
  "GET /customer/wallet/bonuses": { response: WalletBonuses };
  "POST /customer/wallet/add-fund": { body: AddFundRequest; response: AddFundStarted };
  "GET /customer/loyalty-point/transactions": { query: LoyaltyQuery; response: LoyaltyPage };
  "POST /customer/loyalty-point/point-transfer": { body: PointTransferRequest; response: MessageBody };

  // Orders
  "POST /customer/order/quote": { body: PlaceOrderRequest; response: OrderQuote };
  "POST /customer/order/place": { bodyOrForm: PlaceOrderRequest; response: PlacedOrder };
  "POST /customer/order/prescription/place": { bodyOrForm: PrescriptionRequest; response: PlacedOrder };
  "PUT /customer/order/prescription/agree": { body: AgreeRequest; response: PlacedOrder };
  "GET /customer/order/list": { query: OrderListQuery; response: OrderPage };
  "GET /customer/order/running-orders": { query: OrderListQuery; response: OrderPage };
  "GET /customer/order/details": { query: OrderQuery; response: OrderLine[] | PrescriptionOrder | Order };
  "GET /customer/order/reviews": { query: ReviewedOrderQuery; response: OrderReviews };
  "GET /customer/review-reminder": { response: ReviewReminder };
  /** A GET with an effect, as existing backends have it. */
  "GET /customer/review-reminder-cancel": { query: ReviewedOrderQuery; response: string };
  "GET /customer/order/track": { query: TrackQuery; response: Order };
  "PUT /customer/order/cancel": { body: CancelOrderRequest; response: MessageBody };
  "PUT /customer/order/payment-method": { body: SwitchPaymentRequest; response: MessageBody };
  "GET /customer/order/payment-failed": { query: UnpaidOrderQuery; response: UnpaidOrder };
  "POST /customer/order/payment-link": { body: PaymentLinkRequest; response: PaymentLink };
  "POST /customer/order/wallet-payment": { body: WalletPaymentRequest; response: MessageBody };
  "PUT /customer/order/offline-payment": {
    body: OfflinePaymentRequest & Record<string, unknown>;
    response: OfflinePaymentTaken;
  };
  "PUT /customer/order/offline-payment-update": {
    body: OfflinePaymentUpdate & Record<string, unknown>;
    response: OfflinePaymentTaken;
  };
  "GET /customer/order/cancellation-reasons": { query: ListQuery; response: CancelReasonPage };
  "GET /customer/order/refund-reasons": { query: ListQuery; response: RefundReasons };
  "POST /customer/order/refund-request": { form: RefundRequestForm; response: MessageBody };
  "GET /customer/order/parcel-instructions": { query: ListQuery; response: ParcelInstructionPage };
  "POST /customer/order/get-Tax": { body: TaxRequest; response: TaxPreview };
  "GET /customer/order/get-surge-price": { query: SurgeRequest; response: SurgePrice };
  "POST /customer/order/get-surge-price": { body: SurgeRequest; response: SurgePrice };
  "GET /delivery-man/last-location": { query: OrderQuery; response: CourierPosition };
  "POST /delivery-man/reviews/submit": { form: CourierReviewForm; response: MessageBody };
  "GET /most-tips": { response: MostTips };
  "GET /vehicle/extra_charge": { query: ExtraChargeQuery; response: number };
  "GET /offline_payment_method_list": { response: OfflinePaymentMethods };
}
