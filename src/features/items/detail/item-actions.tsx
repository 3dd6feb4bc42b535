// @chunk item

import { useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import type { Item } from "@/contract";
import { toMajor } from "@/domain/money";
import { useConfig } from "@/features/configuration";
import { useModules } from "@/features/modules";
import { useDigits, useMoney } from "@/platform/format";
import { translator, useTexts } from "@/platform/i18n";
import { type CartLineInput, updateCartLine } from "@/stores/cart";
import { isLocationSet } from "@/stores/location";
import { isSignedIn } from "@/stores/session";
import { showSignInNeeded } from "@/stores/sign-in-needed";
import { cartLimitId, showCartChange, showErrorTexts, showToast } from "@/stores/toasts";
import { lazy } from "@/ui/loading/lazy";
import { optional } from "@/ui/loading/optional";
import { Suspense } from "@/ui/loading/suspense";
import { Button } from "@/ui/plain/button";
import { QuantityStepper } from "@/ui/plain/quantity-stepper";
import { isCampaignItem, isSoldOut, itemModel } from "../card-rules";
import { addLine } from "../cart-actions";
import { showCartProblem } from "../cart-messages";
import { useItemAvailability, useItemStoreOpen } from "../use-availability";
import styles from "./item-actions.module.css";
import type { ItemChoice } from "./use-item-choice";

/** A press that comes sooner, with nothing changed, belongs to the one before it, ms. */
const doublePressMs = 700;

/** A store is seldom closed. */
const ClosedStore = lazy(optional(() => import("./closed-store")));

export interface ItemActionsProps {
  readonly item: Item;
  readonly choice: ItemChoice;
  /** The cart line that is edited, when the dialog was opened for one. */
  readonly editedKey?: string;
  /** The shopper tried to go on although an option is missing. */
  readonly onProblem: () => void;
  /** The choice is in the cart. */
  readonly onDone?: () => void;
}

/** Quantity, total and buttons; what else there is while the store is closed; nothing when it cannot be bought otherwise. */
export function ItemActions({ item, choice, editedKey, onProblem, onDone }: ItemActionsProps) {
  const t = useTexts("catalogue");
  const browse = useTexts("browse");
  const shell = useTexts("shell");
  const money = useMoney();
  const digits = useDigits();
  const guests = useConfig()?.guest_checkout_status === 1;
  const availability = useItemAvailability(item);
  const storeOpen = useItemStoreOpen(item);
  const modules = useModules();
  const queryClient = useQueryClient();
  /** The last press that put the choice into the cart. */
  const lastPress = useRef({ chosen: "", at: 0 });
  if (isSoldOut(item)) return null;
  if (availability === "unavailable") {
    return storeOpen ? null : (
      <Suspense>
        <ClosedStore item={item} />
      </Suspense>
    );
  }

  const campaign = isCampaignItem(item);
  const { price, quantity } = choice;
  const edited = choice.cartLine;

  const step = (wanted: number) => {
    const problem = wanted > quantity ? choice.quantityProblem(wanted) : null;
    if (problem === null) choice.setQuantity(wanted);
    else {
      const key = problem === "out_of_stock" ? "item.outOfStock" : "item.outOfLimits";
      showToast({ id: cartLimitId, kind: "warning", text: t(key) });
    }
  };
  /** Returns whether the choice is complete; otherwise shows the problem. */
  const ready = () => {
    if (choice.problem !== null) {
      onProblem();
      showErrorTexts([choice.problem]);
      return false;
    }
    return true;
  };
  const put = (chosen: string, change: () => boolean) => {
    const now = performance.now();
    if (chosen === lastPress.current.chosen && now - lastPress.current.at < doublePressMs) return;
    if (!ready() || !change()) return;
    lastPress.current = { chosen, at: now };
    choice.onInCart();
    onDone?.();
  };
  const toCart = () =>
    put(`${choice.key} ${quantity}`, () =>
      edited
        ? updateLine(item.module_id, editedKey ?? edited.key, choice.line)
        : addLine(queryClient, choice.line),
    );
  const addAnother = () => put(`${choice.key} another`, () => addLine(queryClient, choice.anotherLine));
  const buy = () => {
    if (!ready()) return;
    if (campaign && !isSignedIn()) {
      showSignInNeeded(t("wishlist.login"));
      return;
    }
    const fail = () => showErrorTexts([shell("error.pageTitle")]);
    const go = (known: typeof modules) =>
      void import("../buy-now").then(({ buyNow }) => buyNow(choice.line, { guests, modules: known }), fail);
    if (isLocationSet()) go(modules);
    else
      void import("../press-when-placed").then(
        ({ pressWhenPlaced }) => pressWhenPlaced(queryClient, item, go),
        fail,
      );
  };

  const hasChoices = item.food_variations.length + item.variations.length + item.add_ons.length > 0;
  const offersAnother = edited !== null && hasChoices && editedKey === undefined;
  const total = money(toMajor(price.total, digits));
  return (
    <div
      className={styles.actions}
      // A first screen that was drawn for another cart hides them, and what is changed here is not kept for the next one.
      data-item={`${itemModel(item)}/${item.id}`}
      data-in-cart={choice.inCart}
      data-changed={choice.isChanged ? "" : undefined}
      data-two-rows={offersAnother ? "" : undefined}
    >
      <QuantityStepper
        value={quantity}
        onValueChange={step}
        labels={{
          group: t("item.quantityOf", { name: item.name }),
          increase: shell("app.increase"),
          decrease: shell("app.decrease"),
          remove: shell("app.delete"),
        }}
      />
      {/* For screen readers; the button shows it. */}
      <span className="visually-hidden" aria-live="polite" aria-atomic="true">
        {t("price.total")} {total}
      </span>
      {campaign ? null : (
        <Button variant="outline" size="lg" className={styles.buy} onClick={buy}>
          {/* Its checkout begins with the first time that the store offers. */}
          {storeOpen ? t("item.buyNow") : browse("item.orderLater")}
        </Button>
      )}
      {offersAnother ? <AddAnother className={styles.another} onPress={addAnother} /> : null}
      <Button size="lg" className={styles.main} onClick={campaign ? buy : toCart}>
        <span>{t(campaign ? "item.orderNow" : edited ? "item.updateCart" : "item.addToCart")}</span>{" "}
        <span className={styles.total}>
          <bdi>{total}</bdi>
        </span>
      </Button>
    </div>
  );
}

/** Adds the choice beside what the cart has of the item. A part of its own: only then its word is needed. */
function AddAnother({
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

/** Changes a line. Returns whether it was changed. */
function updateLine(moduleId: number, key: string, input: CartLineInput): boolean {
  const result = updateCartLine(moduleId, key, input);
  if (result.ok) showCartChange(translator("catalogue")("cart.updated"));
  else showCartProblem(result);
  return result.ok;
}
