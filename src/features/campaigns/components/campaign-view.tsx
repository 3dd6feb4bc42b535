import type { ComponentType } from "react";
import type { Store } from "@/contract";
import { useDocumentTitle } from "@/features/document-title";
import { MissingPage } from "@/features/missing-page";
import { CachedQueryNote, LoadFailure, queryProgress } from "@/features/query-state";
import { StoreGrid, StoreGridSkeleton } from "@/features/stores";
import { isMissing } from "@/platform/http/api-error";
import { useTexts } from "@/platform/i18n";
import { useQuery } from "@/platform/query";
import { useIsLocationSet } from "@/stores/location";
import { useSelectedModule } from "@/stores/module";
import { useShopScope } from "@/stores/shop-scope";
import { NothingFoundPicture } from "@/ui/illustrations/lazy-illustrations";
import { Container } from "@/ui/plain/container";
import { EmptyState } from "@/ui/plain/empty-state";
import { campaignHeadQuery, campaignQuery, campaignsQuery } from "../api/get-campaign";
import { CampaignHead, CampaignSkeleton } from "./campaign-head";
import { CampaignList } from "./campaign-list";
import styles from "./campaign-view.module.css";

/** Shown in the place of the stores until there is a place. */
export type WithoutPlace = ComponentType<{ readonly headingLevel: 1 | 3 }>;

export interface CampaignViewProps {
  /** Id or slug from the path; "" for all campaigns. */
  readonly idOrSlug: string;
  /** Id from the query, which comes before the path's slug. */
  readonly id: number | null;
  /** Module from the query: a shared link may lead into another one. */
  readonly moduleId: number | null;
  readonly withoutPlace: WithoutPlace;
}

/** A campaign, or all of them where none is named. */
export function CampaignView(props: CampaignViewProps) {
  const located = useIsLocationSet();
  const module = useSelectedModule();
  const placed = located && module !== null;
  const { idOrSlug, withoutPlace: WithoutPlace } = props;
  if (idOrSlug !== "") return placed ? <PlacedCampaign {...props} /> : <CampaignAnywhere {...props} />;
  if (placed) return <CampaignList />;
  return (
    <Container>
      <WithoutPlace headingLevel={1} />
    </Container>
  );
}

/**
 * The campaign's own facts are the same at any place. A backend that does not say them without one is asked with one. A
 * shopper with a place and no module yet needs none: the campaign has its own.
 */
function CampaignAnywhere(props: CampaignViewProps) {
  const { idOrSlug, id, withoutPlace: WithoutPlace } = props;
  const text = useTexts("browse");
  const located = useIsLocationSet();
  const options = campaignHeadQuery(useShopScope(), id === null ? idOrSlug : String(id));
  const head = useQuery(options);
  useDocumentTitle(head.data?.title);
  if (head.data === null) return <MissingPage />;
  if (queryProgress(head) === "failed") {
    return (
      <Container>
        <WithoutPlace headingLevel={1} />
      </Container>
    );
  }
  if (!head.data) return <CampaignSkeleton />;
  const moduleId = head.data.module_id;
  if (located && moduleId > 0) return <PlacedCampaign {...props} moduleId={moduleId} />;
  return (
    <Container className={styles.page}>
      <CachedQueryNote queryKey={options.queryKey} />
      <CampaignHead campaign={head.data} />
      <h2 className={styles.heading}>{text("campaign.stores")}</h2>
      <WithoutPlace headingLevel={3} />
    </Container>
  );
}

/** A campaign and the stores of this place that take part. */
function PlacedCampaign({ idOrSlug, id, moduleId }: CampaignViewProps) {
  const text = useTexts("browse");
  const shell = useTexts("shell");
  const own = useShopScope();
  const written = id ?? (/^\d{1,9}$/.test(idOrSlug) ? Number(idOrSlug) : null);
  // Read where it is known already, and asked for where nothing else tells the number, or the module: a shared link may be
  // opened by somebody who has chosen another one.
  const headOptions = campaignHeadQuery(own, written === null ? idOrSlug : String(written));
  const head = useQuery({ ...headOptions, enabled: written === null || (moduleId === null && written > 0) });
  const isModuleKnown = moduleId !== null || written === 0 || queryProgress(head) !== "loading";
  const scope = { ...own, moduleId: moduleId ?? (head.data?.module_id || own.moduleId) };
  // A backend that does not know campaigns by their slug has them in its list.
  const all = useQuery({ ...campaignsQuery(scope), enabled: written === null && head.isError });
  const listed = all.data?.find(({ slug }) => slug === idOrSlug);
  const named = isModuleKnown ? (written ?? head.data?.id ?? listed?.id ?? null) : null;
  const options = campaignQuery(scope, named ?? 0);
  const query = useQuery(options);
  const campaign = query.data;

  const seeking = named === null;
  const asked = seeking ? (head.isError ? all : head) : query;
  const unknown =
    (seeking && (head.data === null || all.data !== undefined)) ||
    // No campaign has this id, so nothing is requested.
    named === 0 ||
    campaign === null ||
    isMissing(query.error);
  useDocumentTitle((campaign ?? head.data)?.title ?? (unknown ? shell("empty.notFound") : undefined));

  if (unknown) return <MissingPage />;
  const known = campaign ?? head.data;
  const failed = queryProgress(asked) === "failed" ? <LoadFailure query={asked} isPage={!known} /> : null;
  if (!known) return failed ? <Container>{failed}</Container> : <CampaignSkeleton />;
  return (
    <Container className={styles.page}>
      <CachedQueryNote queryKey={options.queryKey} />
      <CampaignHead campaign={known} />
      <h2 className={styles.heading}>{text("campaign.stores")}</h2>
      {failed ?? (campaign ? <CampaignStores stores={campaign.stores} /> : <StoreGridSkeleton />)}
    </Container>
  );
}

function CampaignStores({ stores }: { readonly stores: readonly Store[] }) {
  const text = useTexts("browse");
  if (stores.length > 0) return <StoreGrid stores={stores} />;
  return (
    <EmptyState illustration={<NothingFoundPicture />} title={text("campaign.noStores")} headingLevel={3} />
  );
}
