import { messageParts } from "../message-links";
import styles from "./message-bubble.module.css";

/** Text as it was typed, with its web addresses as links. Its direction is its own. */
export function MessageText({ text }: { readonly text: string }) {
  return (
    <p className={styles.text} dir="auto">
      {messageParts(text).map(({ text: part, href }, index) =>
        href === null ? (
          part
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never change their places.
          <a key={index} href={href} target="_blank" rel="noopener noreferrer nofollow">
            {part}
          </a>
        ),
      )}
    </p>
  );
}
