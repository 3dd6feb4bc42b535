/** What tests of couriers need of the shop. */
import type { BoardCouriers } from "../../src/contract/calls/board-orders";
import type { BoardSession } from "../../src/contract/calls/board-sign-in";
import type { BoardCourierLink } from "../../src/contract/calls/couriers";
import { call } from "../fixtures/shop-api";
import { addOperator, boardPassword } from "./board";

/** Somebody at the board, beside any page: accepts orders, and gives them to couriers. */
export async function dispatcher() {
  const { invitation } = await addOperator("Dina", "dispatcher");
  const body = { token: invitation.split("=")[1], password: boardPassword };
  const { token } = await call<BoardSession>("/board/invitations/accept", {}, { method: "POST", body });
  const post = <T>(path: string, body: object, key?: string) =>
    call<T>(path, { token }, { method: "POST", body, ...(key === undefined ? {} : { key }) });
  return {
    /** Reads a call of the board. */
    ask: <T>(path: string) => call<T>(path, { token }),
    assign: (id: number, courierId: number) => post(`/board/orders/${id}/courier`, { courier_id: courierId }),
    /** Takes cash in, major units; sent again under the same key it is taken once. */
    handIn: (courierId: number, amount: number, key: string) =>
      post(`/board/couriers/${courierId}/cash`, { amount }, key),
    /** Of one store, or of them all. */
    couriers: async (storeId?: number) =>
      (
        await call<BoardCouriers>(`/board/couriers${storeId === undefined ? "" : `?store_id=${storeId}`}`, {
          token,
        })
      ).couriers,
    accept: (id: number) => post(`/board/orders/${id}/accept`, { seen_status: "pending", minutes: 20 }),
    /** A link with which somebody without an account brings the order. */
    linkOf: async (id: number) =>
      (
        await post<BoardCourierLink>(`/board/orders/${id}/courier-link`, {
          name: "Neighbour",
          phone: "+12025550199",
        })
      ).link,
  };
}
