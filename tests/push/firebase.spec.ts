import { describePush } from "./push-suite";

describePush("firebase");
