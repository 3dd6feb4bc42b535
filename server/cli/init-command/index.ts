/** `init`: makes a new shop of answers, which `runInit` gathered. */
import type { ServerContext } from "../../context";
import { StartError } from "../../core/errors";
import { setUpShop } from "../../services/shop-setup/set-up-shop";
import { gatherAnswers } from "./gather-answers";

/** The command as it runs on the database: its words are flags of answers, none of which may be missing. */
export async function initShop(
  context: ServerContext,
  words: readonly string[],
  write: (line: string) => void,
): Promise<void> {
  const answers = await gatherAnswers(words, null);
  const { currency, timeZone, demo } = context.settings;
  const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();
  if (demo || !isSame(currency, answers.currency) || !isSame(timeZone, answers.time_zone))
    throw new StartError("Stop the server first: init decides what it reads at its start.");
  await setUpShop(context, answers);
  write(
    `${answers.name} is open. It sells nothing yet: npm run ops -- example FOLDER shows what to write down.`,
  );
}
