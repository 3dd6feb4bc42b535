/** The words for the shopper of a canceled order: why, and what happens to the money. */
import type { Minor } from "@/domain/money";
import type { Language } from "../../context";
import { fillText, textsOf } from "../../locales";
import type { PushContent, ReturnedMoney } from "./push-types";

interface Reader {
  language: Language;
  money: (amount: Minor) => string;
  /** The party that returns money which was paid elsewhere. */
  store: string;
}

/** A sentence for each place that money goes back to; one that says so where nothing was taken. */
export function returnedWords(returned: ReturnedMoney, { language, money, store }: Reader): string[] {
  const { canceled } = textsOf(language).orderMail;
  const told = (["wallet", "gateway", "outside"] as const)
    .filter((where) => returned[where] > 0)
    .map((where) => fillText(canceled[where], { amount: money(returned[where]), store }));
  return told.length > 0 ? told : [canceled.nothing];
}

/** The reason and the money of a push about a canceled order, a line each; "" for every other push. */
export function canceledWords(content: PushContent, reader: Reader): string {
  if (!("status" in content) || content.canceled === undefined) return "";
  const { reason, returned } = content.canceled;
  return [...(reason === null ? [] : [reason]), returnedWords(returned, reader).join(" ")].join("\n");
}
