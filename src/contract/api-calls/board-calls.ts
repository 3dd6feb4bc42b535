/** Calls of the shop's board, with the token of an operator. Shoppers' pages make none of them. */
import type {
  BoardInvitationRequest,
  BoardMe,
  BoardSession,
  BoardSignInRequest,
} from "../calls/board-sign-in";

export interface BoardCalls {
  "POST /board/sign-in": { body: BoardSignInRequest; response: BoardSession };
  "POST /board/invitations/accept": { body: BoardInvitationRequest; response: BoardSession };
  "POST /board/sign-out": { response: Record<string, never> };
  "GET /board/me": { response: BoardMe };
}
