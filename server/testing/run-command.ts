/** The operator's commands from their sources as a process of their own, for tests. */
import { run } from "../cli/main";

process.exitCode = await run(process.argv.slice(2));
