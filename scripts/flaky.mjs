/** `npm run test:flaky`. */
console.error("Shopping over a faulty network is not available in this version.");
process.exitCode = 1;
