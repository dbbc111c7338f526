export const HASH = /^[0-9a-f]{64}$/;

/** Storage key in two levels of folders, which keeps folders small. Throws for a malformed hash. */
export const keyOf = (hash: string): string => {
  if (!HASH.test(hash)) throw new Error("a file is named by the 64 digits of its hash");
  return `${hash.slice(0, 2)}/${hash.slice(2, 4)}/${hash}`;
};
