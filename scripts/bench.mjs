/** `npm run bench`. */
console.error("The performance report is not available in this version.");
process.exitCode = 1;
