import { useState } from "react";
import { Link, Navigate, useSearchParams } from "react-router-dom";
import type { Brand } from "@/contract";
import { nameHasWords } from "@/domain/search-text";
import { useDocumentTitle } from "@/features/document-title";
import { CachedQueryNote, LoadFailure, queryProgress } from "@/features/query-state";
import { currentLanguage, useTexts } from "@/platform/i18n";
import { paths } from "@/platform/navigation/paths";
import { useQuery } from "@/platform/query";
import { useShopScope } from "@/stores/shop-scope";
import { NothingFoundPicture } from "@/ui/illustrations/lazy-illustrations";
import { Container } from "@/ui/plain/container";
import { EmptyState } from "@/ui/plain/empty-state";
import { Picture } from "@/ui/plain/picture";
import { SearchField } from "@/ui/plain/search-field";
import { Section } from "@/ui/plain/section";
import { SelectField } from "@/ui/plain/select-field";
import { Skeleton } from "@/ui/plain/skeleton";
import { brandsQuery } from "../api/get-brands";
import { brandOrders, parseBrandOrder, sortBrands } from "../brand-order";
import styles from "./brand-list.module.css";

const orderTexts = { default: "brands.default", az: "brands.az", za: "brands.za" } as const;

/** Every brand of the module. Without any the page redirects home, by the specification. */
export function BrandList() {
  const text = useTexts("browse");
  const shell = useTexts("shell");
  const [address, setAddress] = useSearchParams();
  const [sought, setSought] = useState("");
  const order = parseBrandOrder(address.get("sort"));
  const options = brandsQuery(useShopScope());
  const query = useQuery(options);
  const progress = queryProgress(query);
  useDocumentTitle(text("brands.title"));
  if (query.data?.length === 0) return <Navigate replace to={paths.landing.href()} />;
  const shown = sortBrands(query.data ?? [], order, currentLanguage()).filter((brand) =>
    nameHasWords(brand.name, sought),
  );
  return (
    <Container className={styles.page}>
      <Section title={text("brands.title")} headingLevel={1} busy={progress === "loading"}>
        <div className={styles.bar}>
          <SearchField
            label={text("brands.find")}
            placeholder={text("brands.find")}
            clearLabel={shell("app.clear")}
            value={sought}
            onValueChange={setSought}
            maxLength={80}
          />
          <SelectField
            label={text("brands.sort")}
            labelHidden
            value={order}
            onChange={(event) => {
              const next = new URLSearchParams(address);
              if (event.target.value === "default") next.delete("sort");
              else next.set("sort", event.target.value);
              setAddress(next, { replace: true });
            }}
            options={brandOrders.map((value) => ({ value, label: text(orderTexts[value]) }))}
          />
        </div>
        <CachedQueryNote queryKey={options.queryKey} />
        {progress === "failed" ? (
          <LoadFailure query={query} />
        ) : progress === "loading" ? (
          <div className={styles.grid} aria-hidden="true">
            {Array.from({ length: 12 }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the skeletons are all alike
              <Skeleton key={index} height="11.5rem" />
            ))}
          </div>
        ) : shown.length === 0 ? (
          <EmptyState illustration={<NothingFoundPicture />} title={text("brands.none")} />
        ) : (
          <ul className={styles.grid}>
            {shown.map((brand) => (
              <li key={brand.id}>
                <BrandTile brand={brand} />
              </li>
            ))}
          </ul>
        )}
      </Section>
    </Container>
  );
}

function BrandTile({ brand }: { readonly brand: Brand }) {
  const text = useTexts("browse");
  return (
    <Link to={paths.brandListing.href(brand)} className={styles.tile}>
      <span className={styles.logo}>
        <Picture src={brand.image_full_url} alt="" maxWidth={128} fit="contain" />
      </span>
      <span className={styles.name}>{brand.name}</span>
      <span className={styles.count}>{text("brands.items", { count: brand.items_count })}</span>
    </Link>
  );
}
