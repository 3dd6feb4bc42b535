/** Calls of the shop's board, with the token of an operator. Shoppers' pages make none of them. */

import type {
  BoardApplication,
  BoardApplicationApproved,
  BoardApplicationRejection,
  BoardApplications,
} from "../calls/board-applications";
import type { BoardAudit } from "../calls/board-audit";
import type { BoardAnswer, BoardChat, BoardMessage } from "../calls/board-chat";
import type {
  BoardDecisions,
  BoardOfflineDenial,
  BoardOfflinePayments,
  BoardOfflineVerification,
} from "../calls/board-decisions";
import type {
  BoardBusyRequest,
  BoardHoursRequest,
  BoardItemDetails,
  BoardItemDetailsRequest,
  BoardItemPicture,
  BoardItemRequest,
  BoardItems,
  BoardPauseRequest,
  BoardSoldOut,
  BoardSoldOutRequest,
  BoardSpecialDayRequest,
  BoardStoreState,
} from "../calls/board-items";
import type { BoardNumbers, BoardNumbersQuery } from "../calls/board-numbers";
import type {
  BoardAcceptRequest,
  BoardChanges,
  BoardCourierRequest,
  BoardCouriers,
  BoardOrder,
  BoardOrderDetails,
  BoardOrderState,
  BoardOrders,
  BoardRefuseRequest,
  BoardStepRequest,
} from "../calls/board-orders";
import type {
  BoardPrescription,
  BoardPrescriptionPriced,
  BoardPrescriptionPriceRequest,
  BoardPrescriptionQuote,
  BoardPrescriptionQuoteRequest,
} from "../calls/board-prescriptions";
import type { BoardPrinters, BoardPrintRequest } from "../calls/board-printers";
import type {
  BoardRefundApproval,
  BoardRefundApproved,
  BoardRefundRejection,
  BoardRefunds,
  BoardShopRefund,
} from "../calls/board-refunds";
import type {
  BoardReviewAnswer,
  BoardReviewHiding,
  BoardReviews,
  BoardReviewsQuery,
} from "../calls/board-reviews";
import type {
  BoardInvitationRequest,
  BoardMe,
  BoardSession,
  BoardSignInRequest,
} from "../calls/board-sign-in";
import type { BoardCashRequest, BoardCourierLink, BoardCourierLinkRequest } from "../calls/couriers";
import type { StaffPushKey, StaffPushRemoval, StaffPushRequest } from "../calls/staff-push";

interface PictureForm {
  image: unknown;
}

export interface BoardCalls {
  "POST /board/sign-in": { body: BoardSignInRequest; response: BoardSession };
  "POST /board/invitations/accept": { body: BoardInvitationRequest; response: BoardSession };
  "POST /board/sign-out": { response: Record<string, never> };
  "GET /board/me": { response: BoardMe };
  "GET /board/orders": {
    query: { state?: BoardOrderState; store_id?: number; before?: string };
    response: BoardOrders;
  };
  "GET /board/orders/{id}": { response: BoardOrderDetails };
  "GET /board/changes": { query: { after: string }; response: BoardChanges };
  "POST /board/orders/{id}/accept": { body: BoardAcceptRequest; response: BoardOrder };
  "POST /board/orders/{id}/refuse": { body: BoardRefuseRequest; response: BoardOrder };
  "POST /board/orders/{id}/ready": { body: BoardStepRequest; response: BoardOrder };
  "POST /board/orders/{id}/hand-over": { body: BoardStepRequest; response: BoardOrder };
  "POST /board/orders/{id}/deliver": { body: BoardStepRequest; response: BoardOrder };
  "POST /board/orders/{id}/courier": { body: BoardCourierRequest; response: BoardOrder };
  "GET /board/numbers": { query: BoardNumbersQuery; response: BoardNumbers };
  "GET /board/numbers/orders.csv": { query: BoardNumbersQuery; response: string };
  "POST /board/orders/{id}/courier-link": { body: BoardCourierLinkRequest; response: BoardCourierLink };
  "GET /board/couriers": { query: { store_id?: number; order_id?: number }; response: BoardCouriers };
  "POST /board/couriers/{id}/invitation": { response: BoardCourierLink };
  "POST /board/couriers/{id}/cash": { body: BoardCashRequest; response: Record<string, never> };
  "GET /board/items": {
    query: { store_id: number; search?: string; sold_out?: boolean; after?: string };
    response: BoardItems;
  };
  "PUT /board/items/sold-out": { body: BoardSoldOutRequest; response: BoardSoldOut };
  "PUT /board/items/{id}": { body: BoardItemRequest; response: Record<string, never> };
  "GET /board/items/{id}": { response: BoardItemDetails };
  "PUT /board/items/{id}/details": { body: BoardItemDetailsRequest; response: Record<string, never> };
  "POST /board/items/{id}/picture": { form: PictureForm; response: BoardItemPicture };
  "GET /board/stores/{id}": { response: BoardStoreState };
  "PUT /board/stores/{id}/pause": { body: BoardPauseRequest; response: BoardStoreState };
  "PUT /board/stores/{id}/busy": { body: BoardBusyRequest; response: BoardStoreState };
  "PUT /board/stores/{id}/hours": { body: BoardHoursRequest; response: BoardStoreState };
  "PUT /board/stores/{id}/special-days": { body: BoardSpecialDayRequest; response: BoardStoreState };
  "GET /board/printers": { response: BoardPrinters };
  "POST /board/orders/{id}/print": { body: BoardPrintRequest; response: Record<string, never> };
  "POST /board/tickets/{id}/again": { response: Record<string, never> };
  "POST /board/tickets/{id}/dismiss": { response: Record<string, never> };
  "GET /board/orders/{id}/chat": { response: BoardChat };
  "POST /board/orders/{id}/chat": { body: BoardAnswer; response: BoardMessage };
  "POST /board/orders/{id}/chat/read": { response: Record<string, never> };
  "GET /board/orders/{id}/prescription": { response: BoardPrescription };
  "POST /board/orders/{id}/prescription/quote": {
    body: BoardPrescriptionQuoteRequest;
    response: BoardPrescriptionQuote;
  };
  "POST /board/orders/{id}/prescription/price": {
    body: BoardPrescriptionPriceRequest;
    response: BoardPrescriptionPriced;
  };
  "GET /board/prescription-photos/{photo}": { response: string };
  "GET /board/refunds": { response: BoardRefunds };
  "POST /board/orders/{id}/refund": { body: BoardShopRefund; response: BoardRefundApproved };
  "POST /board/orders/{id}/refund/approve": { body: BoardRefundApproval; response: BoardRefundApproved };
  "POST /board/orders/{id}/refund/reject": { body: BoardRefundRejection; response: Record<string, never> };
  "GET /board/decisions": { response: BoardDecisions };
  "GET /board/offline-payments": { response: BoardOfflinePayments };
  "POST /board/orders/{id}/offline-payment/verify": {
    body: BoardOfflineVerification;
    response: Record<string, never>;
  };
  "POST /board/orders/{id}/offline-payment/deny": {
    body: BoardOfflineDenial;
    response: Record<string, never>;
  };
  "GET /board/reviews": { query: BoardReviewsQuery; response: BoardReviews };
  "PUT /board/reviews/{id}/answer": { body: BoardReviewAnswer; response: Record<string, never> };
  "PUT /board/reviews/{id}/hidden": { body: BoardReviewHiding; response: Record<string, never> };
  "GET /board/applications": {
    query: { status?: "pending" | "approved" | "rejected" };
    response: BoardApplications;
  };
  "GET /board/applications/{id}": { response: BoardApplication };
  "GET /board/applications/{id}/files/{name}": { response: string };
  "POST /board/applications/{id}/approve": { response: BoardApplicationApproved };
  "POST /board/applications/{id}/reject": {
    body: BoardApplicationRejection;
    response: Record<string, never>;
  };
  "GET /board/audit": { query: { before?: number }; response: BoardAudit };
  "GET /board/stream": { response: string };
  "GET /board/push": { response: StaffPushKey };
  "POST /board/push/subscribe": { body: StaffPushRequest; response: Record<string, never> };
  "POST /board/push/unsubscribe": { body: StaffPushRemoval; response: Record<string, never> };
}
