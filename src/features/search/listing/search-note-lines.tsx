import type { SearchNote } from "@/platform/http/normalise/search-note";
import { useTexts } from "@/platform/i18n";
import { StatusNote } from "@/ui/plain/status-note";

/** Notes on the typed text: a guess is called a guess, and no word is left out in silence. */
export default function SearchNoteLines({
  note,
  typed,
}: {
  readonly note: SearchNote;
  readonly typed: string;
}) {
  const t = useTexts("browse");
  const words = note.unmatched.map((word) => t("search.quoted", { text: word })).join(" ");
  return (
    <StatusNote live>
      {note.corrected === null ? null : (
        <>
          <strong>
            <bdi>{t("search.correctedTo", { text: note.corrected })}</bdi>
          </strong>{" "}
          {t("search.typed", { text: typed })}{" "}
        </>
      )}
      {words === "" ? null : <>{t("search.unmatched", { words })} </>}
      {note.anyWord ? t("search.anyWord") : null}
    </StatusNote>
  );
}
