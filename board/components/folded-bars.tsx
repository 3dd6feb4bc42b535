import { type ReactNode, useCallback, useState } from "react";
import { InfoIcon } from "@/ui/icons/info";
import { useMediaQuery } from "@/ui/plain/use-media-query";
import { useTexts } from "../texts/texts";
import { Bar, BarCount, Press } from "./bar";

/** Several bars as one with their count on a phone, where they would leave no room for the orders; one alone stays as it is. */
export function FoldedBars({ children }: { readonly children: ReactNode }) {
  const t = useTexts();
  const isNarrow = useMediaQuery("(max-width: 37.49em)");
  const [{ count, urgent }, setBars] = useState({ count: 0, urgent: 0 });
  const [isOpen, setOpen] = useState(false);
  const enter = useCallback((isUrgent: boolean) => {
    const add = (bars: number) =>
      setBars((last) => ({ count: last.count + bars, urgent: last.urgent + (isUrgent ? bars : 0) }));
    add(1);
    return () => add(-1);
  }, []);
  const folds = isNarrow && count > 1;
  return (
    <>
      {folds ? (
        <Bar
          tone={urgent > 0 ? "warning" : "info"}
          urgent={urgent > 0}
          icon={<InfoIcon size={24} />}
          action={
            <Press expanded={isOpen} onPress={() => setOpen(!isOpen)}>
              {t(isOpen ? "bars.hide" : "bars.show")}
            </Press>
          }
        >
          <strong>{t("bars.folded", { count })}</strong>
        </Bar>
      ) : null}
      <BarCount value={enter}>
        <div hidden={folds && !isOpen}>{children}</div>
      </BarCount>
    </>
  );
}
