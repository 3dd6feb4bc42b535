import { Starting } from "../../staff/sign-in/starting";
import { useTokenInAddress } from "../../staff/sign-in/token-in-address";
import { useSession } from "../session/session";
import { useTexts } from "../texts/texts";
import { CourierPage } from "./courier-page";
import { Invitation } from "./invitation";
import { OrderLink } from "./order-link";
import { SignIn } from "./sign-in";

/** A link, the sign-in, or the courier's orders. */
export function App() {
  const t = useTexts();
  const status = useSession((session) => session.status);
  const invitation = useTokenInAddress("invite");
  const orderLink = useTokenInAddress("order");
  if (status === "starting") return <Starting label={t("app.loading")} />;
  if (invitation !== null) return <Invitation token={invitation} />;
  if (orderLink !== null) return <OrderLink token={orderLink} />;
  return status === "signed-in" ? <CourierPage /> : <SignIn isBack={status === "ended"} />;
}
