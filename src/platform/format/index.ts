export { formatAge } from "./age";
export { ratingCount } from "./counts";
export { formatKilometres } from "./distance";
export { formatNumber, formatRating } from "./money";
export { metres, setShopFormat, useClock, useDigits, useMoney } from "./shop-format";
