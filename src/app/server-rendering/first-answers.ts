import type { QueryClient } from "@tanstack/react-query";
import type { ComponentType } from "react";
import type { ApiResponse } from "@/platform/http/client";
import type { PageName } from "@/platform/navigation/page-table";

/** Bodies of answers by their address below the API's prefix. */
export type FirstAnswers = Readonly<Record<string, unknown>>;

/** A page whose first rows are rendered. */
export interface RenderedPage {
  /** As the build names its files. */
  name: PageName;
  /** The pattern of its route. */
  pattern: string;
  Page: ComponentType;
  /**
   * Gives the page's queries their answers, read at `at` (epoch ms); false where they are another page's or do not suffice.
   * `address` is path and query.
   */
  fill(client: QueryClient, answers: FirstAnswers, address: string, at: number): boolean;
}

/** The answer as the page's HTTP client would give it. `at` is its moment, epoch ms. */
export const readAt = <T>(at: number, data: T): ApiResponse<T> => ({
  data,
  receivedAt: at,
  storedAt: at,
  serverTime: null,
});

/** Address and last part of the answer whose address begins so. */
export function answerBelow(answers: FirstAnswers, start: string): { name: string; id: string } | null {
  const name = Object.keys(answers).find((address) => address.startsWith(start));
  return name === undefined ? null : { name, id: decodeURIComponent(name.slice(start.length)) };
}
