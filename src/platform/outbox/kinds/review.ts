/** Sends a review of an item or a courier, with its pictures. */
import { post } from "@/platform/http/client";
import type { Gate } from "../gate/gate";
import type { ReviewRow, StoredFile } from "../rows/row";
import { messageOf, writeThroughGate } from "./row-request";

/** Adds stored files to a form under a repeated field name. */
export function appendFiles(form: FormData, name: string, files: readonly StoredFile[]): void {
  for (const file of files) form.append(name, new Blob([file.bytes], { type: file.type }), file.name);
}

/** Resolves to the server's message. */
export async function sendReview(row: ReviewRow, gate: Gate): Promise<string> {
  const { target, targetId, orderId, rating, comment, attachments, removesAttachments } = row.payload;
  const item = target === "item";
  const form = new FormData();
  form.append(item ? "item_id" : "delivery_man_id", String(targetId));
  form.append("order_id", String(orderId));
  form.append("rating", String(rating));
  if (comment !== "" || !item) form.append("comment", comment);
  if (removesAttachments) form.append("remove_attachments", "1");
  appendFiles(form, "attachment[]", attachments);
  const call = { body: form, normalise: messageOf };
  return writeThroughGate(row, gate, (options) =>
    item
      ? post({ path: "/items/reviews/submit", ...call, ...options })
      : post({ path: "/delivery-man/reviews/submit", ...call, ...options }),
  );
}
