import { Spinner } from "@/ui/plain/spinner";
import styles from "./sign-in.module.css";

/** While the device is asked who is signed in. */
export const Starting = ({ label }: { readonly label: string }) => (
  <div className={styles.page}>
    <Spinner size={40} label={label} />
  </div>
);
