import { useLanding } from "@/features/configuration";
import { Container } from "@/ui/container";
import styles from "./story.module.css";
import { AppCard } from "./story-app-card";
import { Company } from "./story-company";
import { Earn } from "./story-earn";
import { OrderNow } from "./story-order-now";
import { Steps } from "./story-steps";
import { Voices } from "./story-voices";
import { Zones } from "./story-zones";

/** Everything below the hero. What the operator has not written is not there. */
export default function Story({ located }: { readonly located: boolean }) {
  const landing = useLanding();
  return (
    <Container className={styles.story}>
      <Steps />
      <OrderNow landing={landing} located={located} />
      {landing ? (
        <>
          <Company landing={landing} />
          <Zones landing={landing} />
          <Voices landing={landing} />
          <Earn landing={landing} />
          <AppCard landing={landing} />
        </>
      ) : null}
    </Container>
  );
}
