import { SearchBox } from "@/features/search";
import { Container } from "@/ui/container";
import styles from "./search.module.css";

/** The search on a page of its own, for shortcuts that lead straight to it. */
export default function SearchPage() {
  return (
    <Container width="reading" className={styles.page}>
      <SearchBox size="lg" />
    </Container>
  );
}
