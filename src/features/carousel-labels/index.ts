// @chunk-folder cards

export { useCarouselLabels } from "./use-carousel-labels";
