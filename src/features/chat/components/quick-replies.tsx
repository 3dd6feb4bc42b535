import { currentLanguage, useTexts } from "@/platform/i18n";
import { useQuery } from "@/platform/query";
import { quickRepliesQuery } from "../api/get-quick-replies";
import styles from "./quick-replies.module.css";

/** Sentences to write with one press and to send as they are or changed; none where the shop offers none. */
export function QuickReplies({ onChoose }: { readonly onChoose: (words: string) => void }) {
  const t = useTexts("chat");
  const { data } = useQuery(quickRepliesQuery(currentLanguage()));
  if (!data || data.rows.length === 0) return null;
  return (
    <ul className={styles.replies} aria-label={t("replies.label")}>
      {data.rows.map(({ id, message }) => (
        <li key={id}>
          <button type="button" className={styles.reply} onClick={() => onChoose(message)}>
            {message}
          </button>
        </li>
      ))}
    </ul>
  );
}
