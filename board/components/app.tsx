import { KitProvider } from "@/ui/chakra/kit-provider";
import { Spinner } from "@/ui/plain/spinner";
import { useSession } from "../session/session";
import { useTexts } from "../texts/texts";
import { BoardPage } from "./board-page";
import { Invitation } from "./invitation";
import { useInvitation } from "./invitation-address";
import { SignIn } from "./sign-in";
import styles from "./sign-in.module.css";

/** The sign-in, an invitation, or the board. */
export function App() {
  const t = useTexts();
  const status = useSession((session) => session.status);
  const invitation = useInvitation();
  if (status === "starting")
    return (
      <div className={styles.page}>
        <Spinner size={40} label={t("app.loading")} />
      </div>
    );
  if (status === "signed-in" && invitation === null) return <BoardPage />;
  return (
    <KitProvider>
      {invitation === null ? <SignIn isBack={status === "ended"} /> : <Invitation token={invitation} />}
    </KitProvider>
  );
}
