/** What a courier pressed, as it waits to be sent. */
import type { StoredFile } from "@/platform/outbox";
import type { KeptStep } from "../../staff/outbox/outbox";

interface Pressed extends KeptStep {
  readonly courierId: number;
  /** When it was pressed by the server's clock, as far as the phone knows it; epoch ms. */
  readonly at: number;
}

/** A step of an order. */
export type OrderStep = Pressed & { readonly orderId: number } & (
    | { readonly kind: "picked-up" | "arrived" }
    | { readonly kind: "delivered"; readonly code: string | null; readonly cashTaken: number }
    | { readonly kind: "returned"; readonly reason: string }
  );

/** A photo at the door; it goes before the delivery that it proves. */
export type PhotoStep = Pressed & {
  readonly kind: "photo";
  readonly orderId: number;
  readonly photo: StoredFile;
};

export type OfferStep = Pressed & {
  readonly kind: "offer";
  readonly orderId: number;
  readonly offerId: number;
  readonly answer: "accept" | "decline";
};

export type Step =
  | OrderStep
  | PhotoStep
  | OfferStep
  | (Pressed & { readonly kind: "shift"; readonly on: boolean })
  | (Pressed & { readonly kind: "consent"; readonly agreed: boolean });

type Fresh<Kind> = Kind extends Step ? Omit<Kind, keyof Pressed> : never;
/** A step as it is pressed, before it has a key and a time. */
export type NewStep = Fresh<Step>;

/** The order that a step is of; null for shift and consent. */
export const orderOfStep = (step: Step): number | null => ("orderId" in step ? step.orderId : null);

/** Where a step goes, below /courier. */
export function pathOfStep(step: Step): string {
  if (step.kind === "shift") return "/shift";
  if (step.kind === "consent") return "/position-consent";
  if (step.kind === "offer") return `/offers/${step.offerId}/${step.answer}`;
  return `/orders/${step.orderId}/${step.kind === "photo" ? "photos" : step.kind}`;
}

/** What a step carries; undefined where its path says everything. */
export function bodyOfStep(step: Step): object | FormData | undefined {
  const { at } = step;
  switch (step.kind) {
    case "shift":
      return { on: step.on };
    case "consent":
      return { agreed: step.agreed };
    case "offer":
      return undefined;
    case "photo": {
      const form = new FormData();
      const { bytes, name, type } = step.photo;
      form.append("photo", new Blob([bytes], { type }), name);
      return form;
    }
    case "delivered":
      return { at, cash_taken: step.cashTaken, ...(step.code === null ? {} : { code: step.code }) };
    case "returned":
      return { at, reason: step.reason };
    default:
      return { at };
  }
}
