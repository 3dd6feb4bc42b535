/** Items of a store as the board shows them: as the server said, and what was pressed since. */
import type {
  BoardItem,
  BoardItemRequest,
  BoardItems,
  BoardSoldOut,
  BoardSoldOutRequest,
} from "@/contract/calls/board-items";
import type { SwitchStep } from "../steps/step";

export interface Mark {
  readonly sold_out: boolean;
  readonly sold_out_until: string | null;
  /** It was pressed here and is not sent yet. */
  readonly waits?: boolean;
}

/** What was changed of an item, as a list shows it. */
export type ItemChange = BoardItemRequest & { readonly name?: string };

type Marked<Part> = Part & Pick<Mark, "waits">;

export interface ShownItem extends Omit<Marked<BoardItem>, "variations" | "options"> {
  readonly variations: readonly Marked<BoardItem["variations"][number]>[];
  readonly options: readonly Marked<BoardItem["options"][number]>[];
}

export interface ShownItems {
  readonly items: readonly ShownItem[];
  readonly add_ons: readonly Marked<BoardItems["add_ons"][number]>[];
  readonly next: string | null;
}

/** Below /board. */
export const soldOutPath = "/items/sold-out";

/** The list with a mark on everything that a request names. */
function withMark(shown: ShownItems, body: BoardSoldOutRequest, mark: Required<Mark>): ShownItems {
  const items = new Set(body.item_ids);
  const variations = new Set(body.variation_ids);
  const addOns = new Set(body.add_on_ids);
  const isNamed = (itemId: number, group: string, label: string) =>
    body.options?.some((one) => one.item_id === itemId && one.group === group && one.label === label);
  return {
    ...shown,
    items: shown.items.map((item) => ({
      ...item,
      ...(items.has(item.id) ? mark : {}),
      variations: item.variations.map((row) => (variations.has(row.id) ? { ...row, ...mark } : row)),
      options: item.options.map((row) =>
        isNamed(item.id, row.group, row.label) ? { ...row, ...mark } : row,
      ),
    })),
    add_ons: shown.add_ons.map((row) => (addOns.has(row.id) ? { ...row, ...mark } : row)),
  };
}

const soldOutBody = (step: SwitchStep) =>
  step.path === soldOutPath ? (step.body as BoardSoldOutRequest) : null;

/** The list after the server took a switch. */
export function afterSwitch(shown: ShownItems, step: SwitchStep, answer: unknown): ShownItems {
  const body = soldOutBody(step);
  if (body === null) return shown;
  const { sold_out, until } = answer as BoardSoldOut;
  return withMark(shown, body, { sold_out, sold_out_until: until, waits: false });
}

/** The list as it will be when what waits was sent. "Tomorrow" has no instant before the server names it. */
export const withWaiting = (shown: ShownItems, waiting: readonly SwitchStep[]): ShownItems =>
  waiting.reduce((list, step) => {
    const body = soldOutBody(step);
    if (body === null) return list;
    return withMark(list, body, { sold_out: body.sold_out, sold_out_until: null, waits: true });
  }, shown);
