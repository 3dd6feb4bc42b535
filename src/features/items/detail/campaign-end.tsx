import { useClock } from "@/platform/format";
import { formatDate } from "@/platform/format/date";
import { useTexts } from "@/platform/i18n";
import { CalendarIcon } from "@/ui/icons/calendar";
import { StatusNote } from "@/ui/plain/status-note";

/** Until when an item has its campaign's price; `ends` is a date of the shop. */
export default function CampaignEnd({ ends }: { readonly ends: string }) {
  const text = useTexts("browse");
  const clock = useClock();
  return (
    <StatusNote tone="info" icon={<CalendarIcon size={18} />}>
      {text("item.campaignEnds", { date: formatDate(ends, clock) })}
    </StatusNote>
  );
}
