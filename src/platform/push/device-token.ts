/** The older call for Firebase tokens, which is all that some backends know. */
import { post } from "@/platform/http/client";
import { requireObject } from "@/platform/http/normalise/readers";

/** A POST with `_method: put`, as documented. "@" clears the token. Customers only. */
export async function sendDeviceToken(token: string): Promise<void> {
  await post({
    path: "/customer/cm-firebase-token",
    body: { cm_firebase_token: token, _method: "put" },
    normalise: requireObject,
  });
}
