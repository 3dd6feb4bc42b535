import { useQueryClient } from "@tanstack/react-query";
import { useConnectivity } from "@/platform/connectivity";
import { formatAge } from "@/platform/format";
import { currentLanguage, useTexts } from "@/platform/i18n";
import { storedAtOf } from "@/platform/query";
import { HistoryIcon } from "@/ui/icons/history";
import { StatusNote } from "@/ui/plain/status-note";

/**
 * Says how old a cached copy is while the shop cannot be reached; nothing otherwise. `data` is a response or its pages.
 * `below`: key of the query whose note is above on the same page; the same age is not said twice.
 */
export function CachedCopyNote({
  data,
  below,
}: {
  readonly data: unknown;
  readonly below?: readonly unknown[];
}) {
  const t = useTexts("shell");
  const status = useConnectivity();
  const client = useQueryClient();
  const since = status === "online" ? null : storedAtOf(data);
  if (since === null) return null;
  const ageOf = (time: number) => formatAge(time, Date.now(), currentLanguage());
  const above = below && storedAtOf(client.getQueryData(below));
  if (above != null && ageOf(above) === ageOf(since)) return null;
  return (
    <StatusNote icon={<HistoryIcon size={18} />} live momentary>
      {t("offline.kept", { age: ageOf(since) })}
    </StatusNote>
  );
}

/** The same for a query whose component gets only the selected data, without the response around it. */
export function CachedQueryNote({ queryKey }: { readonly queryKey: readonly unknown[] }) {
  return <CachedCopyNote data={useQueryClient().getQueryData(queryKey)} />;
}
