import { useLanding } from "@/features/configuration";
import { Container } from "@/ui/plain/container";
import styles from "./story.module.css";
import { AppCard } from "./story-app-card";
import { Company } from "./story-company";
import { Earn } from "./story-earn";
import { Steps } from "./story-steps";
import { Testimonials } from "./story-testimonials";
import { Zones } from "./story-zones";

/** Everything below the hero. What the operator has not written is not there. */
export default function Story() {
  const landing = useLanding();
  return (
    <Container className={styles.story}>
      <Steps />
      {landing ? (
        <>
          <Company landing={landing} />
          <Zones landing={landing} />
          <Testimonials landing={landing} />
          <Earn landing={landing} />
          <AppCard landing={landing} />
        </>
      ) : null}
    </Container>
  );
}
