/**
 * Repeats at the end of a run, by name, the tests that failed and those that passed only on their second try. Their own lines
 * are thousands of lines further up, out of sight for readers of a log's end.
 */
import { relative } from "node:path";

/** Lines of a failure's message to repeat; the stack stays where the test failed. */
const MESSAGE_LINES = 6;

const shortened = (message) => (message ?? "").split("\n").slice(0, MESSAGE_LINES).join("\n    ");

/** Reads a report of vitest's JSON reporter. A test that passed with messages had failed before. */
export function notedByVitest(report) {
  return report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(process.cwd(), name);
    if (status === "failed" && assertionResults.length === 0)
      return [{ outcome: "failed", title: file, message: shortened(message) }];
    return assertionResults
      .filter((test) => test.status === "failed" || test.failureMessages.length > 0)
      .map((test) => ({
        outcome: test.status === "failed" ? "failed" : "second try",
        title: `${file} › ${test.fullName}`,
        message: shortened(test.failureMessages[0]),
      }));
  });
}

/** Reads a report of Playwright's JSON reporter. */
export function notedByPlaywright(report) {
  const specs = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specs)];
  return report.suites.flatMap(specs).flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === "unexpected" || status === "flaky")
      .map(({ status, projectName, results }) => ({
        outcome: status === "flaky" ? "second try" : "failed",
        title: `[${projectName}] ${spec.file}:${spec.line} › ${spec.title}`,
        message: shortened(results.find(({ error }) => error)?.error.message),
      })),
  );
}

/** The lines for the end of a run; none where everything passed at once. */
export function notedLines(noted) {
  const lines = ({ title, message }) => `  ${title}\n    ${message}`;
  const having = (outcome) => noted.filter((test) => test.outcome === outcome).map(lines);
  const [failed, repeated] = [having("failed"), having("second try")];
  return [
    ...(repeated.length > 0 ? ["!!! Passed at the second try only, find the cause:", ...repeated] : []),
    ...(failed.length > 0 ? ["!!! Failed:", ...failed] : []),
  ];
}
