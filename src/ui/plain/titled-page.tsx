import type { ReactNode } from "react";
import { Container } from "./container";
import styles from "./titled-page.module.css";

/** A page that begins with its title; the title may be text of the backend in another direction. */
export function TitledPage({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Container className={styles.page}>
      <h1 className={styles.title}>
        <bdi>{title}</bdi>
      </h1>
      {children}
    </Container>
  );
}
