import { Starting } from "../../staff/sign-in/starting";
import { useTokenInAddress } from "../../staff/sign-in/token-in-address";
import { useSession } from "../session/session";
import { useTexts } from "../texts/texts";
import { BoardPage } from "./board-page";
import { Invitation } from "./invitation";
import { SignIn } from "./sign-in";

/** The sign-in, an invitation, or the board. */
export function App() {
  const t = useTexts();
  const status = useSession((session) => session.status);
  const invitation = useTokenInAddress("invite");
  if (status === "starting") return <Starting label={t("app.loading")} />;
  if (status === "signed-in" && invitation === null) return <BoardPage />;
  return invitation === null ? <SignIn isBack={status === "ended"} /> : <Invitation token={invitation} />;
}
