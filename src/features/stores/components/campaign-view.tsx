import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { Link } from "react-router-dom";
import { useDocumentTitle } from "@/features/document-title";
import { CachedQueryNote, LoadFailure, queryProgress } from "@/features/query-state";
import { useClock } from "@/platform/format";
import { formatDate } from "@/platform/format/date";
import { isMissing } from "@/platform/http/api-error";
import { useTexts } from "@/platform/i18n";
import { paths } from "@/platform/navigation/paths";
import { useShopScope } from "@/stores/shop-scope";
import { showErrorTexts } from "@/stores/toasts";
import { CalendarIcon } from "@/ui/icons/calendar";
import { NothingFoundPicture } from "@/ui/illustrations/lazy-illustrations";
import { ButtonLink } from "@/ui/window/button";
import { Container } from "@/ui/window/container";
import { EmptyState } from "@/ui/window/empty-state";
import { Picture } from "@/ui/window/picture";
import { Skeleton, SkeletonText } from "@/ui/window/skeleton";
import { campaignQuery, campaignsQuery } from "../api/get-campaign";
import { CampaignList } from "./campaign-list";
import styles from "./campaign-view.module.css";
import { StoreGrid, StoreGridSkeleton } from "./store-lists";

export interface CampaignViewProps {
  /** Id or slug from the path; "" for all campaigns. */
  readonly idOrSlug: string;
  /** Id from the query, which comes before the path's slug. */
  readonly id: number | null;
  /** Module from the query: a shared link may lead into another one. */
  readonly moduleId: number | null;
}

/** A campaign, or all of them where none is named. */
export const CampaignView = (props: CampaignViewProps) =>
  props.idOrSlug === "" ? <CampaignList /> : <OneCampaign {...props} />;

/** A campaign and the stores that take part. */
function OneCampaign({ idOrSlug, id, moduleId }: CampaignViewProps) {
  const text = useTexts("browse");
  const shell = useTexts("shell");
  const clock = useClock();
  const own = useShopScope();
  const scope = { ...own, moduleId: moduleId ?? own.moduleId };
  const written = id ?? (/^\d{1,9}$/.test(idOrSlug) ? Number(idOrSlug) : null);
  const all = useQuery({ ...campaignsQuery(scope), enabled: written === null && scope.zoneId !== null });
  const named = written ?? all.data?.find(({ slug }) => slug === idOrSlug)?.id ?? null;
  const options = campaignQuery(scope, named ?? 0);
  const query = useQuery(options);
  const campaign = query.data;
  const located = scope.zoneId !== null;
  useEffect(() => {
    if (!located) showErrorTexts([text("campaign.pickZone")]);
  }, [located, text]);

  const seeking = named === null && written === null;
  const progress = queryProgress(seeking ? all : query);
  const unknown =
    (seeking && all.data !== undefined) ||
    // No campaign has this id, so nothing is requested.
    named === 0 ||
    campaign === null ||
    isMissing(query.error);
  useDocumentTitle(campaign?.title ?? (unknown ? shell("empty.notFound") : undefined));

  if (!located || unknown) {
    return (
      <Container>
        <EmptyState
          headingLevel={1}
          illustration={<NothingFoundPicture />}
          title={located ? shell("empty.notFound") : text("campaign.pickZone")}
          action={
            <ButtonLink as={Link} to={located ? paths.home.href() : paths.landing.href()} variant="soft">
              {located ? shell("empty.toHome") : text("campaign.pickPlace")}
            </ButtonLink>
          }
        />
      </Container>
    );
  }
  if (progress === "failed") {
    return (
      <Container>
        <LoadFailure query={seeking ? all : query} />
      </Container>
    );
  }
  if (!campaign) return <CampaignSkeleton />;
  return (
    <Container className={styles.page}>
      <CachedQueryNote queryKey={options.queryKey} />
      <header className={styles.header}>
        <Picture
          src={campaign.image_full_url}
          alt=""
          ratio={16 / 6}
          maxWidth={1280}
          sizes="(min-width: 80em) 80rem, 100vw"
          priority
          className={styles.picture}
        />
        <div className={styles.words}>
          <h1 className={styles.title}>
            <bdi>{campaign.title}</bdi>
          </h1>
          {campaign.description ? <p className={styles.text}>{campaign.description}</p> : null}
          {campaign.available_date_ends ? (
            <p className={styles.date}>
              <CalendarIcon size={18} />
              {text("campaign.until", { date: formatDate(campaign.available_date_ends, clock) })}
            </p>
          ) : null}
        </div>
      </header>
      <h2 className={styles.heading}>{text("campaign.stores")}</h2>
      {campaign.stores.length === 0 ? (
        <EmptyState
          illustration={<NothingFoundPicture />}
          title={text("campaign.noStores")}
          headingLevel={3}
        />
      ) : (
        <StoreGrid stores={campaign.stores} />
      )}
    </Container>
  );
}

function CampaignSkeleton() {
  return (
    <Container className={styles.page}>
      <div className={styles.header} aria-hidden="true">
        <Skeleton ratio={16 / 6} className={styles.picture} />
        <div className={styles.words}>
          <Skeleton width="60%" height="2.4rem" />
          <SkeletonText lines={2} />
        </div>
      </div>
      <StoreGridSkeleton count={6} />
    </Container>
  );
}
