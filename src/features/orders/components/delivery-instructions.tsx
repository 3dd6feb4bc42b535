import type { Order, OrderLine } from "@/contract";
import { lineReferences, readSubstitutionNote } from "@/domain/substitution-wishes";
import { useMoney } from "@/platform/format";
import { useTexts } from "@/platform/i18n";
import { StatusNote } from "@/ui/plain/status-note";

function Wish({ name, words }: { readonly name: string; readonly words: string }) {
  return (
    <StatusNote tone="info">
      {name}: <bdi>{words}</bdi>
    </StatusNote>
  );
}

/** The instruction for the courier. */
export function CourierInstruction({ order }: { readonly order: Order }) {
  const t = useTexts("orders");
  const words = order.delivery_instruction;
  return words ? <Wish name={t("details.instruction")} words={words} /> : null;
}

/** Wishes for the shop beside the dishes, and the shopper's own words. */
export function OrderNotes({ order: { cutlery, order_note: words } }: { readonly order: Order }) {
  const t = useTexts("orders");
  return (
    <>
      {cutlery ? <StatusNote tone="info">{t("details.cutlery")}</StatusNote> : null}
      {words ? <Wish name={t("details.note")} words={words} /> : null}
    </>
  );
}

/** All of it with what the courier brings: a guest who tracks the order sees no other page of it. */
export function DeliveryInstructions({ order }: { readonly order: Order }) {
  const t = useTexts("orders");
  const money = useMoney();
  const change = order.bring_change_amount;
  return (
    <>
      <OrderNotes order={order} />
      <CourierInstruction order={order} />
      {change > 0 ? <Wish name={t("payment.change")} words={money(change)} /> : null}
    </>
  );
}

/** Wishes for missing items, in the reader's words; free text of older orders as it is. */
export function SubstitutionWishes({
  note,
  lines,
}: {
  readonly note: string;
  readonly lines: readonly OrderLine[];
}) {
  const t = useTexts("wishes");
  const wishes = readSubstitutionNote(note);
  if (wishes === null) {
    return <Wish name={t("title")} words={note} />;
  }
  const references = lineReferences(
    lines.map(({ item_id, item_campaign_id }) => ({
      itemId: item_campaign_id ?? item_id ?? 0,
      model: item_campaign_id === null ? "Item" : "ItemCampaign",
    })),
  );
  const own = lines.flatMap((line, index) => {
    const wish = wishes.lines[references[index] ?? ""];
    return wish ? [{ id: line.id, name: line.item_details.name, wish }] : [];
  });
  return (
    <StatusNote tone="info">
      {t("title")}: {t(wishes.all ?? "default")}
      {own.map(({ id, name, wish }) => (
        <span key={id}>
          {" · "}
          <bdi>{name}</bdi>: {t(wish)}
        </span>
      ))}
    </StatusNote>
  );
}
