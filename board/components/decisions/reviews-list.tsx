import { useState } from "react";
import type { BoardReview, BoardReviews } from "@/contract/calls/board-reviews";
import { Button } from "@/ui/chakra/button";
import { SegmentedControl } from "@/ui/chakra/segmented-control";
import { Rating } from "@/ui/plain/rating";
import { useFound } from "../../decisions/use-found";
import { useSession } from "../../session/session";
import { useDeviceSettings } from "../../settings/device-settings";
import { useTexts } from "../../texts/texts";
import { useFormats } from "../../texts/use-formats";
import styles from "./decisions.module.css";
import { DecisionRow, FoundList } from "./found-list";
import { ReviewDialog } from "./review-dialog";

const shows = ["unanswered", "all", "hidden"] as const;

/** Reviews of the stores of this board, to be answered. */
export function ReviewsList({ onOpen }: { readonly onOpen: () => void }) {
  const t = useTexts();
  const storeId = useDeviceSettings((settings) => settings.storeId);
  const [show, setShow] = useState<(typeof shows)[number]>("unanswered");
  const query = new URLSearchParams({ show, ...(storeId === null ? {} : { store_id: String(storeId) }) });
  return (
    <>
      <div className={styles.chips}>
        <SegmentedControl
          look="chips"
          legend={t("decide.reviews")}
          value={show}
          onValueChange={setShow}
          segments={shows.map((value) => ({ value, label: t(`review.${value}`) }))}
        />
      </div>
      <Page key={query.toString()} query={query.toString()} before={null} onOpen={onOpen} />
    </>
  );
}

interface PageProps {
  readonly query: string;
  readonly before: number | null;
  readonly onOpen: () => void;
}

/** One page of reviews, and the next one below it where it is asked for. */
function Page({ query, before, onOpen }: PageProps) {
  const t = useTexts();
  const { time } = useFormats();
  const stores = useSession(({ me }) => me?.stores ?? []);
  const found = useFound<BoardReviews>(`/reviews?${query}${before === null ? "" : `&before=${before}`}`);
  const [shown, setShown] = useState<BoardReview | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [hasMore, setMore] = useState(false);
  const next = found.value?.next ?? null;
  const nameOf = (id: number) => (stores.length > 1 ? stores.find((store) => store.id === id)?.name : null);
  return (
    <>
      <FoundList
        found={found}
        empty={before === null ? t("decide.noReviews") : ""}
        rowsOf={({ reviews }) =>
          reviews.map((review) => (
            <DecisionRow
              key={review.id}
              title={review.item_name}
              aside={
                <Rating value={review.rating} label={t("review.stars", { count: review.rating })} size={18} />
              }
              facts={[
                review.customer_name,
                time(review.at),
                ...[nameOf(review.store_id)].filter(Boolean),
                ...(review.hidden ? [t("review.isHidden")] : []),
              ]}
              onPress={() => {
                setShown(review);
                setOpen(true);
              }}
            >
              {review.comment ? (
                <span className={styles.excerpt} dir="auto">
                  {review.comment}
                </span>
              ) : null}
              {review.answer ? (
                <span className={styles.answer} dir="auto">
                  {review.answer}
                </span>
              ) : null}
            </DecisionRow>
          ))
        }
      />
      {next !== null && !hasMore ? (
        <Button variant="outline" size="lg" wide onClick={() => setMore(true)}>
          {t("items.more")}
        </Button>
      ) : null}
      {next !== null && hasMore ? <Page query={query} before={next} onOpen={onOpen} /> : null}
      <ReviewDialog
        open={isOpen}
        review={shown}
        onClose={() => setOpen(false)}
        onOpenOrder={onOpen}
        onChanged={(changed) => {
          setShown(changed);
          found.replace((value) => ({
            ...value,
            reviews: value.reviews.map((one) => (one.id === changed.id ? changed : one)),
          }));
        }}
      />
    </>
  );
}
