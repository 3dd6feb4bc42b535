import { useParams, useSearchParams } from "react-router-dom";
import { CampaignView, type WithoutPlace } from "@/features/campaigns";
import { preloadTexts } from "@/platform/i18n";

void preloadTexts("catalogue", "browse");

/** `/campaigns`: every campaign; `/campaigns/{id}`: one and its stores. */
export default function CampaignPage({ withoutPlace }: { readonly withoutPlace: WithoutPlace }) {
  const { id = "" } = useParams();
  const [query] = useSearchParams();
  const number = (text: string | null) => (/^\d{1,9}$/.test(text ?? "") ? Number(text) : null);
  return (
    <CampaignView
      key={id}
      idOrSlug={id}
      id={number(query.get("id"))}
      moduleId={number(query.get("module_id"))}
      withoutPlace={withoutPlace}
    />
  );
}
