/** `npm run screens`. */
console.error("Taking pictures of the screens is not available in this version.");
process.exitCode = 1;
