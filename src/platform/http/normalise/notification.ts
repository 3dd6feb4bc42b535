import { type PushMessage, readPushFields } from "@/domain/push-message";
import { type Fields, fields, identifier, text, textOrNull } from "./readers";

/** A customer's notification, in the words of a push: what a click on it opens is made from its checked ids. */
export interface ShopperNotification {
  id: number;
  message: PushMessage;
  /** Address of a picture; null without one. */
  picture: string | null;
  createdAt: string;
}

/** A row of GET /customer/notifications; null for one without any text. */
export function notificationRow(row: Fields): ShopperNotification | null {
  const id = identifier(row.id);
  const message = readPushFields(fields(row.data) ?? {}, { title: row.title, body: row.description });
  if (id === null || message === null) return null;
  return { id, message, picture: textOrNull(row.image_full_url), createdAt: text(row.created_at) };
}
