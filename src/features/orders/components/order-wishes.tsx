import type { Order, OrderLine } from "@/contract";
import { lineReferences, readSubstitutionNote } from "@/domain/substitution-wishes";
import { useMoney } from "@/platform/format";
import { useTexts } from "@/platform/i18n";
import { StatusNote } from "@/ui/window/status-note";

/** What the courier was told. */
export function CourierInstruction({ order }: { readonly order: Order }) {
  const t = useTexts("orders");
  return order.delivery_instruction ? (
    <StatusNote tone="info">
      {t("details.instruction")}: <bdi>{order.delivery_instruction}</bdi>
    </StatusNote>
  ) : null;
}

/** What the courier was told and brings: whoever tracks an order without an account sees no other page of it. */
export function CourierWishes({ order }: { readonly order: Order }) {
  const t = useTexts("orders");
  const money = useMoney();
  return (
    <>
      <CourierInstruction order={order} />
      {order.bring_change_amount > 0 ? (
        <StatusNote tone="info">
          {t("payment.change")}: <bdi>{money(order.bring_change_amount)}</bdi>
        </StatusNote>
      ) : null}
    </>
  );
}

/** What the shop was asked to do with what is missing, in the reader's words; free text of older orders as it is. */
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
    return (
      <StatusNote tone="info">
        {t("title")}: <bdi>{note}</bdi>
      </StatusNote>
    );
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
