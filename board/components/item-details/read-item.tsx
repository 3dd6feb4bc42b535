import type { ReactNode } from "react";
import type { BoardItemDetails } from "@/contract/calls/board-items";
import { Spinner } from "@/ui/plain/spinner";
import { useFound } from "../../decisions/use-found";
import { useTexts } from "../../texts/texts";
import { failureText } from "../failure-text";

interface Props {
  readonly itemId: number;
  readonly children: (details: BoardItemDetails) => ReactNode;
}

/** Reads what can be changed of an item beside price and stock. */
export function ReadItem({ itemId, children }: Props) {
  const t = useTexts();
  const { value, error } = useFound<BoardItemDetails>(`/items/${itemId}`);
  if (error !== null) return <p role="alert">{failureText(error, t)}</p>;
  return value === null ? <Spinner label={t("app.loading")} /> : children(value);
}
