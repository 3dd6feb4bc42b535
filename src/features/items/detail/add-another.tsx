// @chunk item
import { useTexts } from "@/platform/i18n";
import { Button } from "@/ui/plain/button";

/** Adds the choice beside what the cart has of the item. A part of its own: only then its word is needed. */
export function AddAnother({
  className,
  onPress,
}: {
  readonly className: string | undefined;
  readonly onPress: () => void;
}) {
  const t = useTexts("browse");
  return (
    <Button variant="outline" size="lg" className={className} onClick={onPress}>
      {t("item.addAnother")}
    </Button>
  );
}
