import type { Settings } from "../environment/settings";
import type { CodeSender, MailPort } from "../ports";
import { demoCodeSender } from "./demo-code-sender";
import { httpCodeSender } from "./http-code-sender";
import { codeByMail } from "./mail-code-sender";
import { codeByTwilio } from "./twilio-code-sender";

/**
 * A service of the operator's for both; else SMS by Twilio and e-mail by the mail server; in the demo a file and the
 * terminal for what has no sender. A real shop without senders makes no codes, and logs none.
 */
export function chooseCodeSender(
  settings: Pick<Settings, "codeSender" | "twilio" | "smtp" | "demo" | "dataFolder" | "publicUrl">,
  mail: MailPort,
): CodeSender {
  const { codeSender: service, twilio, smtp } = settings;
  if (service !== null) return httpCodeSender(service.url, service.token);
  const demo = settings.demo ? demoCodeSender(settings.dataFolder) : null;
  const byPhone = twilio === null ? demo?.send : codeByTwilio(twilio, settings.publicUrl);
  const byEmail = smtp === null ? demo?.send : codeByMail(mail);
  return {
    sends: { phone: byPhone !== undefined, email: byEmail !== undefined },
    // Known to everybody, so never what really reaches people.
    fixedCode: twilio === null && smtp === null && demo !== null ? demo.fixedCode : null,
    send: async (message) => {
      await (message.medium === "phone" ? byPhone : byEmail)?.(message);
    },
  };
}
