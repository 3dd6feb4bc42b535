import { ItemSection } from "@/features/items";
import styles from "./wishlist.module.css";

/** Recommendations below a list that may be short. */
export default function Recommended() {
  return (
    <div className={styles.more}>
      <ItemSection name="recommended" />
    </div>
  );
}
