/**
 * Attacks a server of its own with the demo town, on this machine alone, and says what came of each attack. Bounded in time and
 * number. Arguments choose attacks by a part of their names; `--build FOLDER` attacks another build of the server.
 */
import type { Attack, AttackResult } from "./attack";
import { loadAttacks } from "./load-attacks";
import { mailAttacks } from "./mail-attacks";
import { paymentAttacks } from "./payment-attacks";
import { Stage } from "./stage";

const attacks: Attack[] = [...mailAttacks, ...paymentAttacks, ...loadAttacks];

/** An attack that takes longer has made the server wait for ever, ms. */
const attackTimeoutMs = 180_000;

async function runAttack({ run }: Attack, stage: Stage): Promise<AttackResult> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<AttackResult>((done) => {
    timer = setTimeout(() => done({ works: true, seen: "It did not end in time." }), attackTimeoutMs);
  });
  try {
    return await Promise.race([run(stage), late]);
  } catch (error) {
    return { works: true, seen: `It could not be tried: ${(error as Error).message}` };
  } finally {
    clearTimeout(timer);
  }
}

async function main(words: readonly string[]): Promise<void> {
  const at = words.indexOf("--build");
  const build = at < 0 ? undefined : words[at + 1];
  const names = at < 0 ? words : words.filter((_, index) => index !== at && index !== at + 1);
  const chosen = attacks.filter(
    ({ name }) => names.length === 0 || names.some((part) => name.includes(part)),
  );
  if (chosen.length === 0) throw new Error(`No attack is called ${names.join(" or ")}.`);
  const stage = await Stage.open(build);
  let working = 0;
  try {
    const width = Math.max(...chosen.map(({ name }) => name.length));
    for (const attack of chosen) {
      const { works, seen } = await runAttack(attack, stage);
      if (works) working += 1;
      console.log(`${attack.name.padEnd(width)}  ${works ? "WORKS" : "fails"}  ${seen}`);
    }
  } finally {
    await stage.close();
  }
  console.log(`\n${chosen.length - working} of ${chosen.length} attacks fail.`);
  process.exitCode = working === 0 ? 0 : 1;
}

await main(process.argv.slice(2));
