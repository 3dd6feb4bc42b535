import { Link } from "react-router-dom";
import { useDocumentTitle } from "@/features/document-title";
import { CachedQueryNote, LoadFailure, queryProgress } from "@/features/query-state";
import { useClock } from "@/platform/format";
import { formatDate } from "@/platform/format/date";
import { useTexts } from "@/platform/i18n";
import { paths } from "@/platform/navigation/paths";
import { useQuery } from "@/platform/query";
import { useShopScope } from "@/stores/shop-scope";
import { CalendarIcon } from "@/ui/icons/calendar";
import { NothingFoundPicture } from "@/ui/illustrations/lazy-illustrations";
import { ButtonLink } from "@/ui/plain/button";
import { EmptyState } from "@/ui/plain/empty-state";
import { Picture } from "@/ui/plain/picture";
import { Skeleton } from "@/ui/plain/skeleton";
import { TitledPage } from "@/ui/plain/titled-page";
import { campaignsQuery } from "../api/get-campaign";
import styles from "./campaign-list.module.css";

/** Every campaign of the module that runs at the chosen place. */
export function CampaignList() {
  const text = useTexts("browse");
  const shell = useTexts("shell");
  const clock = useClock();
  const scope = useShopScope();
  const options = campaignsQuery(scope);
  const query = useQuery(options);
  const progress = queryProgress(query);
  useDocumentTitle(text("campaign.list"));
  const campaigns = query.data ?? [];
  return (
    <TitledPage title={text("campaign.list")}>
      {progress === "failed" ? <LoadFailure query={query} /> : null}
      {progress === "loading" ? (
        <div className={styles.grid} role="status" aria-label={shell("app.loading")}>
          {[1, 2, 3].map((card) => (
            <Skeleton key={card} ratio={16 / 8} />
          ))}
        </div>
      ) : null}
      {progress === "ready" && campaigns.length === 0 ? (
        <EmptyState
          illustration={<NothingFoundPicture />}
          title={text("campaign.none")}
          action={
            <ButtonLink as={Link} to={paths.home.href()} variant="soft">
              {shell("empty.toHome")}
            </ButtonLink>
          }
        />
      ) : null}
      {campaigns.length > 0 ? (
        <>
          <CachedQueryNote queryKey={options.queryKey} />
          <ul className={styles.grid}>
            {campaigns.map((campaign) => (
              <li key={campaign.id}>
                <Link
                  className={styles.card}
                  to={paths.campaign.href({ ...campaign, module_id: scope.moduleId ?? undefined })}
                >
                  <Picture src={campaign.image_full_url} alt="" ratio={16 / 7} maxWidth={640} />
                  <h2 className={styles.title}>
                    <bdi>{campaign.title}</bdi>
                  </h2>
                  {campaign.available_date_ends ? (
                    <p className={styles.date}>
                      <CalendarIcon size={18} />
                      {text("campaign.until", { date: formatDate(campaign.available_date_ends, clock) })}
                    </p>
                  ) : null}
                </Link>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </TitledPage>
  );
}
