import { useTexts } from "@/platform/i18n";
import type { CarouselProps } from "@/ui/plain/carousel/carousel";

/** The texts of a carousel's buttons and its role for screen readers. */
export function useCarouselLabels(): CarouselProps["labels"] {
  const shell = useTexts("shell");
  const text = useTexts("catalogue");
  return {
    role: text("carousel.role"),
    previous: shell("app.previous"),
    next: shell("app.next"),
    pause: text("carousel.pause"),
    play: text("carousel.play"),
  };
}
