/** Exits with a sentence that names the fault and the fix. */
export const endWith = (sentence) => {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
};
