import { type Static, Type } from "./schema";

/** The one error form of the reference server. For validation `code` is the field's name. */
export const ErrorBody = Type.Object({
  errors: Type.Array(Type.Object({ code: Type.String(), message: Type.String() })),
  /** The new total in major units, with the code order_amount only. */
  total: Type.Optional(Type.Number()),
});
export type ErrorBody = Static<typeof ErrorBody>;

export const MessageBody = Type.Object({ message: Type.String() });
export type MessageBody = Static<typeof MessageBody>;
