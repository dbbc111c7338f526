/** Ends the program with one sentence that says what is wrong and what to do. */
export const endWith = (sentence) => {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
};
