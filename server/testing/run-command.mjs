/** The built commands of the operator as a process of their own, for tests. */
import { run } from "../../dist/server/cli.js";

process.exitCode = await run(process.argv.slice(2));
