import { itemQuery } from "@/features/items";
import Page from "@/pages/product";
import { normaliseItemDetails } from "@/platform/http/normalise/store";
import { paths } from "@/platform/navigation/paths";
import { shopScope } from "@/stores/shop-scope";
import { answerBelow, type RenderedPage, readAt } from "./first-answers";

/** A product's page, with the shapes of its reviews. */
export const productRows: RenderedPage = {
  name: "product",
  pattern: paths.product.pattern,
  Page,
  fill(client, answers, address, at) {
    const details = answerBelow(answers, "/items/details/");
    const item = details && normaliseItemDetails(answers[details.name]);
    const moduleId = Number(new URLSearchParams(address.split("?")[1]).get("module_id"));
    if (!details || !item || !(moduleId > 0)) return false;
    const { queryKey } = itemQuery({ ...shopScope(), moduleId }, details.id);
    client.setQueryData(queryKey, readAt(at, item));
    return true;
  },
};
