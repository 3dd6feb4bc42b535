export { formatAge } from "./age";
export { ratingCount } from "./counts";
export { formatKilometres } from "./distance";
export { formatNumber, formatRating } from "./number";
export { setShopFormat } from "./shop-format";
export { metres, useClock, useDigits, useMoney, usePriceReading } from "./use-formats";
