import { ItemSection } from "@/features/items";
import styles from "./wishlist.module.css";

/** What else the shopper may like, below a list that may be short. */
export default function Recommended() {
  return (
    <div className={styles.more}>
      <ItemSection name="recommended" />
    </div>
  );
}
