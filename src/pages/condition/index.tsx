import { useParams } from "react-router-dom";
import { ConditionView } from "@/features/conditions";
import { preloadTexts } from "@/platform/i18n";

void preloadTexts("catalogue", "browse");

/** `/conditions/{id}`: what a pharmacy sells for a common condition. */
export default function ConditionPage() {
  const { id = "" } = useParams();
  return <ConditionView key={id} idOrSlug={id} />;
}
