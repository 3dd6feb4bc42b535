import type { OrderStatus } from "@/contract";
import { useTexts } from "@/platform/i18n";
import { Badge } from "@/ui/window/badge";
import { statusTone } from "../order-status-tone";

export function StatusBadge({ status }: { readonly status: OrderStatus }) {
  const t = useTexts("orders");
  return <Badge tone={statusTone(status)}>{t(`status.${status}`)}</Badge>;
}
