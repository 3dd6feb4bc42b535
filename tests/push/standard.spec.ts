import { describePush } from "./push-suite";

describePush("standard");
