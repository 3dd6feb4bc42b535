import type { ComponentType } from "react";
import type { ModuleType } from "@/contract";
import { SearchBox } from "@/features/search";
import { useTexts } from "@/platform/i18n";
import { classNames } from "@/ui/class-names";
import { lazy } from "@/ui/loading/lazy";
import { Suspense } from "@/ui/loading/suspense";
import { Container } from "@/ui/plain/container";
import { useMediaQuery } from "@/ui/plain/use-media-query";
import styles from "./home-hero.module.css";

type ShopModule = Exclude<ModuleType, "parcel">;

/** Illustrations load after the text and the search box. */
const illustrations: Record<ShopModule, ComponentType<{ className?: string }>> = {
  food: lazy(() => import("@/ui/illustrations/food-hero").then((m) => ({ default: m.FoodHeroIllustration }))),
  grocery: lazy(() =>
    import("@/ui/illustrations/grocery-hero").then((m) => ({ default: m.GroceryHeroIllustration })),
  ),
  pharmacy: lazy(() =>
    import("@/ui/illustrations/pharmacy-hero").then((m) => ({ default: m.PharmacyHeroIllustration })),
  ),
  ecommerce: lazy(() =>
    import("@/ui/illustrations/ecommerce-hero").then((m) => ({ default: m.EcommerceHeroIllustration })),
  ),
};

/** From this width there is an illustration beside the text. */
const besideTheWords = "(min-width: 48em)";

/** The title of a home, and its search. */
export function HomeHero({ moduleType }: { readonly moduleType: ShopModule }) {
  const t = useTexts("catalogue");
  const Illustration = illustrations[moduleType];
  const wide = useMediaQuery(besideTheWords);
  return (
    <div className={classNames(styles.hero, styles[moduleType])}>
      <Container className={styles.content}>
        <div className={styles.words}>
          <h1 className={styles.title}>{t(`hero.${moduleType}.title`)}</h1>
          {/* The pharmacy has a title only. */}
          {moduleType === "pharmacy" ? null : <p className={styles.text}>{t(`hero.${moduleType}.text`)}</p>}
          <SearchBox variant="raised" size="lg" className={styles.search} />
        </div>
        {wide ? (
          <div className={styles.picture} aria-hidden="true">
            <Suspense fallback={null}>
              <Illustration />
            </Suspense>
          </div>
        ) : null}
      </Container>
    </div>
  );
}
