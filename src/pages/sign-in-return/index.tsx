import { useEffect } from "react";
import { useDocumentTitle } from "@/features/document-title";
import { useTexts } from "@/platform/i18n";
import { paths } from "@/platform/navigation/paths";
import { readReturn, returnChannel } from "@/platform/sign-in-return";
import { Container } from "@/ui/plain/container";
import styles from "./sign-in-return.module.css";

/** Where another service leads back to: hands its answer to the tab that asked, and closes. */
export default function SignInReturnPage() {
  const t = useTexts("social");
  useDocumentTitle(t("return.title"));
  useEffect(() => {
    const returned = readReturn(location.search);
    // The code is good once and for a minute; it need not stay in the history until then.
    history.replaceState(history.state, "", paths.signInReturn.href());
    if (returned === null) return;
    const channel = new BroadcastChannel(returnChannel);
    channel.postMessage(returned);
    channel.close();
    window.close();
  }, []);
  return (
    <Container width="reading">
      <div className={styles.page}>
        <h1>{t("return.title")}</h1>
        <p>{t("return.text")}</p>
      </div>
    </Container>
  );
}
