export { formatAge } from "./age";
export { badgeCount, moduleCount, ratingCount } from "./counts";
export { formatKilometres, formatMetres } from "./distance";
export { formatMoney, formatNumber, formatRating, type MoneyFormat } from "./money";
export { kilometres, metres, setShopFormat, shopFormat, useClock, useDigits, useMoney } from "./shop-format";
