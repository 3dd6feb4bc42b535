import type { Translation } from "../../namespaces";

const catalogue: Translation<"catalogue"> = {
  "item.addToCart": "أضف إلى السلة",
  "item.outOfStock": "نفدت الكمية",
  "store.closedNow": "مغلق الآن",
  "list.itemsNotFound": "لم يُعثر على أصناف!",
  "list.storesNotFound": "لم يُعثر على متاجر!",
};

export default catalogue;
