export { useCarouselLabels } from "./use-carousel-labels";
