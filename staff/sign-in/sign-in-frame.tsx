import type { ReactNode } from "react";
import styles from "./sign-in.module.css";

interface Props {
  readonly icon: ReactNode;
  readonly title: string;
  readonly text: string | null;
  readonly children: ReactNode;
}

/** The one panel in the middle of the page. */
export function SignInFrame({ icon, title, text, children }: Props) {
  return (
    <main className={styles.page}>
      <div className={styles.panel}>
        <div className={styles.head}>
          <span className={styles.mark}>{icon}</span>
          <h1 className={styles.title}>{title}</h1>
          {text === null ? null : <p className={styles.text}>{text}</p>}
        </div>
        {children}
      </div>
    </main>
  );
}

/** What a form was refused with, said when it comes. */
export const SignInFailure = ({ children }: { readonly children: string | null }) => (
  <div role="alert">{children === null ? null : <p className={styles.failure}>{children}</p>}</div>
);
