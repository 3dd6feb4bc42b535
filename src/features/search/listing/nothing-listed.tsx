import { Link } from "react-router-dom";
import type { Module } from "@/contract";
import { useModules } from "@/features/modules";
import { useTexts } from "@/platform/i18n";
import { paths } from "@/platform/navigation/paths";
import { useQuery } from "@/platform/query";
import { selectModule } from "@/stores/module";
import { useShopScope } from "@/stores/shop-scope";
import { NothingFoundPicture } from "@/ui/illustrations/lazy-illustrations";
import { Button, buttonClass } from "@/ui/plain/button";
import { EmptyState } from "@/ui/plain/empty-state";
import { searchCountQuery } from "../api/get-search-count";
import { type Listing, type ListingChange, type ListingTab, noFilters } from "./listing-address";
import { countActiveFilters } from "./listing-bar";
import styles from "./nothing-listed.module.css";

/** An empty listing, and where to look instead: without the filters, on the other tab, in other modules, or everything. */
export default function NothingListed({
  tab,
  listing,
  onChange,
}: {
  readonly tab: ListingTab;
  readonly listing: Listing;
  readonly onChange: (change: ListingChange) => void;
}) {
  const t = useTexts("catalogue");
  const text = useTexts("browse");
  const shell = useTexts("shell");
  const filtered = countActiveFilters(listing) > 0;
  if (!filtered && listing.kind === "category") {
    return (
      <EmptyState
        illustration={<NothingFoundPicture />}
        title={text("category.nothingYet")}
        text={text("category.nothingYetText")}
        action={
          <Link className={buttonClass({ variant: "soft" })} to={paths.categories.href()}>
            {shell("nav.categories")}
          </Link>
        }
      />
    );
  }
  return (
    <>
      <EmptyState
        illustration={<NothingFoundPicture />}
        title={t(tab === "items" ? "list.itemsNotFound" : "list.storesNotFound")}
        text={
          filtered
            ? t("list.notFoundText")
            : text(listing.kind === "searched" ? "list.tryOtherWords" : "list.nothingNearby")
        }
        action={
          filtered ? (
            <Button variant="soft" onClick={() => onChange(noFilters)}>
              {shell("app.reset")}
            </Button>
          ) : undefined
        }
      />
      {listing.kind === "searched" ? <OtherPlaces tab={tab} text={listing.text} onChange={onChange} /> : null}
    </>
  );
}

/** Other places where the text finds something, and the way back to everything. */
function OtherPlaces({
  tab,
  text,
  onChange,
}: {
  readonly tab: ListingTab;
  readonly text: string;
  readonly onChange: (change: ListingChange) => void;
}) {
  const t = useTexts("catalogue");
  const browse = useTexts("browse");
  const scope = useShopScope();
  const other = tab === "items" ? "stores" : "items";
  const onOtherTab = useQuery(searchCountQuery(scope, text, other === "items" ? "item" : "store")).data ?? 0;
  const modules = (useModules() ?? []).filter(
    ({ id, module_type }) => id !== scope.moduleId && module_type !== "parcel",
  );
  return (
    <section className={styles.places} aria-label={browse("search.elsewhere")}>
      {onOtherTab > 0 ? (
        <Button variant="outline" onClick={() => onChange({ ...noFilters, tab: other })}>
          {browse(other === "items" ? "search.inItems" : "search.inStores", { count: onOtherTab })}
        </Button>
      ) : null}
      {modules.map((module) => (
        <OtherModule
          key={module.id}
          module={module}
          text={text}
          onGo={() => {
            selectModule(module);
            onChange({ ...noFilters, tab: "items", moduleId: module.id });
          }}
        />
      ))}
      <Link
        className={buttonClass({ variant: "ghost" })}
        to={paths.listing.href("all", { tab: tab === "stores" ? tab : null })}
      >
        {t("list.everything")}
      </Link>
    </section>
  );
}

/** A link to another module that has matches for the text. */
function OtherModule({
  module,
  text,
  onGo,
}: {
  readonly module: Module;
  readonly text: string;
  readonly onGo: () => void;
}) {
  const t = useTexts("browse");
  const scope = useShopScope();
  const count = useQuery(searchCountQuery({ ...scope, moduleId: module.id }, text, "item")).data ?? 0;
  return count > 0 ? (
    <Button variant="outline" onClick={onGo}>
      {t("search.inModule", { module: module.module_name, count })}
    </Button>
  ) : null;
}
