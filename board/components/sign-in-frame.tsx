import type { ReactNode } from "react";
import { BellIcon } from "@/ui/icons/bell";
import styles from "./sign-in.module.css";

interface Props {
  readonly title: string;
  readonly text: string | null;
  readonly children: ReactNode;
}

/** The one panel in the middle of the page. */
export function SignInFrame({ title, text, children }: Props) {
  return (
    <main className={styles.page}>
      <div className={styles.panel}>
        <div className={styles.head}>
          <span className={styles.mark}>
            <BellIcon size={28} />
          </span>
          <h1 className={styles.title}>{title}</h1>
          {text === null ? null : <p className={styles.text}>{text}</p>}
        </div>
        {children}
      </div>
    </main>
  );
}
