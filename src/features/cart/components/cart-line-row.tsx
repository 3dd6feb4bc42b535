import { addOnRows } from "@/domain/add-on-rows";
import { eachPrice } from "@/domain/each-price";
import { describeLineChoice } from "@/domain/line-options";
import type { LinePrice } from "@/domain/line-price";
import { toMajor } from "@/domain/money";
import { maxQuantity, quantityProblem } from "@/domain/quantity-limits";
import { useConnectivity } from "@/platform/connectivity";
import { useDigits, useMoney } from "@/platform/format";
import { commaList } from "@/platform/format/comma-list";
import { useTexts } from "@/platform/i18n";
import { type StoredCartLine, setCartQuantity } from "@/stores/cart";
import { openOverlay } from "@/stores/overlay";
import { showCartChange, showErrorTexts } from "@/stores/toasts";
import { BagIcon } from "@/ui/icons/bag";
import { ClockIcon } from "@/ui/icons/clock";
import { TrashIcon } from "@/ui/icons/trash";
import { AddOnRows } from "@/ui/plain/add-on-rows";
import { Picture } from "@/ui/plain/picture";
import { PriceTag } from "@/ui/plain/price-tag";
import { QuantityStepper } from "@/ui/plain/quantity-stepper";
import { Spinner } from "@/ui/plain/spinner";
import { useSustained } from "@/ui/plain/use-sustained";
import styles from "./cart-line-row.module.css";

/** A change that is sent sooner shows no spinner, ms. */
const spinnerDelayMs = 300;
/** A change that takes longer is explained in words, ms. */
const pendingTextDelayMs = 2_500;

/** One line of the cart drawer, at the price that it is charged in this cart. */
export function CartLineRow({
  moduleId,
  line,
  price,
  held,
}: {
  readonly moduleId: number;
  readonly line: StoredCartLine;
  readonly price: LinePrice;
  /** How many of its pieces belong to an order on its way. */
  readonly held: number;
}) {
  const t = useTexts("checkout");
  const digits = useDigits();
  const money = useMoney();
  const { item } = line;
  const pending = line.sync.state === "pending";
  const connection = useConnectivity();
  const reachable = connection === "online" || connection === "slow";
  const saving = useSustained(pending, spinnerDelayMs);
  const waiting = useSustained(pending, pendingTextDelayMs);
  const most = maxQuantity(item, line.variation);
  const change = (quantity: number) => {
    const result = setCartQuantity(moduleId, line.key, quantity);
    if (!result.ok && (result.reason === "out_of_stock" || result.reason === "out_of_limits")) {
      showErrorTexts([t(result.reason === "out_of_stock" ? "limit.outOfStock" : "limit.outOfLimits")]);
    }
  };
  const options = describeLineChoice(line, commaList);
  const amount = (minor: number) => money(toMajor(minor, digits));
  const { each, beforeDiscount } = eachPrice(price, line.quantity);
  const problem = quantityProblem(item, line.variation, line.quantity + 1);
  return (
    <li className={styles.line}>
      <div className={styles.figure}>
        <button
          type="button"
          className={styles.picture}
          aria-label={t("cart.edit", { name: item.name })}
          onClick={() =>
            openOverlay({
              kind: "item",
              slug: item.slug,
              moduleId,
              item,
              lineKey: line.key,
              campaign: line.model === "ItemCampaign" || undefined,
            })
          }
        >
          <Picture src={item.image_full_url} alt="" maxWidth={96} />
        </button>
        {saving && reachable ? (
          <span className={styles.saving}>
            <Spinner label={t("cart.saving", { name: item.name })} />
          </span>
        ) : null}
      </div>
      <div className={styles.words}>
        <p className={styles.name}>{item.name}</p>
        {item.module_type === "pharmacy" && item.generic_name.length > 0 ? (
          <p className={styles.detail}>{commaList(item.generic_name)}</p>
        ) : null}
        {options ? (
          <p className={styles.detail}>
            <bdi>{options}</bdi>
          </p>
        ) : null}
        {line.quantity > 1 ? (
          <p className={styles.detail}>
            {t(beforeDiscount ? "cart.eachBeforeDiscount" : "cart.each", {
              price: `\u2068${amount(each)}\u2069`,
            })}
          </p>
        ) : null}
        {most === 0 ? (
          <p className={styles.soldOut} role="status">
            {t("limit.outOfStock")}
            {line.quantity > 1 ? (
              <button
                type="button"
                className={styles.takeOut}
                aria-label={t("cart.remove", { name: item.name })}
                onClick={() => {
                  if (setCartQuantity(moduleId, line.key, 0).ok) showCartChange(t("cart.removed"));
                }}
              >
                <TrashIcon size={18} />
              </button>
            ) : null}
          </p>
        ) : null}
        {item.is_prescription_required === 1 ? (
          <p className={styles.prescription}>{t("cart.prescription")}</p>
        ) : null}
        <div className={styles.foot}>
          <PriceTag
            size="sm"
            price={amount(price.products - price.discount)}
            oldPrice={price.discount > 0 ? amount(price.products) : undefined}
            labels={{ price: t("cart.price"), oldPrice: t("cart.oldPrice") }}
          />
          <QuantityStepper
            size="sm"
            value={line.quantity}
            max={Number.isFinite(most) ? Math.max(most, line.quantity) : undefined}
            limitMessage={
              problem === "out_of_stock" && line.quantity === most
                ? t("limit.allInCart", { count: most })
                : problem
                  ? t(problem === "out_of_stock" ? "limit.outOfStock" : "limit.outOfLimits")
                  : undefined
            }
            onValueChange={change}
            onRemove={() => {
              // Another tab may have removed it before.
              if (setCartQuantity(moduleId, line.key, 0).ok) showCartChange(t("cart.removed"));
            }}
            labels={{
              group: t("cart.quantityOf", { name: item.name }),
              increase: t("cart.increase"),
              decrease: t("cart.decrease"),
              remove: t("cart.remove", { name: item.name }),
            }}
          />
        </div>
        <AddOnRows
          rows={addOnRows(item, line.addOns, digits).map((row) => ({ ...row, amount: amount(row.amount) }))}
        />
        {held > 0 ? (
          <p className={styles.pending}>
            <BagIcon size={14} />{" "}
            {held < line.quantity ? t("cart.heldSome", { count: held }) : t("cart.held")}
          </p>
        ) : null}
        {waiting ? (
          <p className={styles.pending}>
            <ClockIcon size={14} /> {t("cart.pending")}
          </p>
        ) : null}
      </div>
    </li>
  );
}
