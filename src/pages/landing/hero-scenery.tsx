import { Container } from "@/ui/plain/container";
import { HeroBanner } from "./hero-banner";
import styles from "./landing.module.css";
import { Town } from "./town";

/** The part of the hero that renders after its text: the town at the water, and the operator's banner. */
export default function HeroScenery() {
  return (
    <>
      <Town />
      <Container className={styles.banner}>
        <HeroBanner />
      </Container>
    </>
  );
}
