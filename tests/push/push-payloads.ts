/** The forms in which backends send a push, for the browser's own push service to hand over. */

export interface PushPayload {
  name: string;
  /** `number` makes its ids; `recipient` null: it names nobody. */
  payload: (text: string, recipient: string | null, number: number) => unknown;
}

const data = (text: string, recipient: string | null, number: number) => ({
  type: "order_status",
  title: text,
  body: "Harbour Grill",
  order_id: "12345678",
  push_id: `push-${number}`,
  ...(recipient === null ? {} : { recipient }),
});
const notification = (text: string) => ({
  title: text,
  body: "Harbour Grill",
  click_action: "https://elsewhere.example/",
});

export function payloadsFor(build: "standard" | "firebase"): PushPayload[] {
  const wrapped = (number: number) =>
    build === "firebase" ? { from: "123456789", fcmMessageId: `fcm-${number}` } : {};
  const forms: PushPayload[] = [
    {
      name: "data only",
      payload: (text, to, number) => ({ ...wrapped(number), data: data(text, to, number) }),
    },
    {
      name: "notification",
      payload: (text, _to, number) => ({ ...wrapped(number), notification: notification(text) }),
    },
    {
      name: "both",
      payload: (text, to, number) => ({
        ...wrapped(number),
        data: data(text, to, number),
        notification: notification(text),
      }),
    },
  ];
  if (build === "firebase")
    forms.push({
      name: "data only, not from Firebase",
      payload: (text, to, number) => ({ data: data(text, to, number) }),
    });
  return forms;
}
