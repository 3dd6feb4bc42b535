import styles from "./map-view.module.css";

/** Where OpenStreetMap says whose its data are, as its licence asks maps to lead to. */
const copyrightPage = "https://www.openstreetmap.org/copyright";

/** Whose data a map shows, each name once; nothing where nobody has to be named. */
export function MapCredit({ credits }: { readonly credits: readonly string[] }) {
  const names = [...new Set(credits.filter((credit) => credit !== ""))];
  // "© OpenStreetMap" is part of "© OpenStreetMap contributors".
  const said = names.filter((name) => !names.some((other) => other !== name && other.includes(name)));
  if (said.length === 0) return null;
  const text = said.join(" · ");
  return (
    <p className={styles.credit} dir="auto">
      {/openstreetmap/i.test(text) ? (
        <a href={copyrightPage} target="_blank" rel="noreferrer">
          {text}
        </a>
      ) : (
        text
      )}
    </p>
  );
}
