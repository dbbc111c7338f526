export const HASH = /^[0-9a-f]{64}$/;

/** Two levels of folders keep each of them small; a malformed hash has no place at all. */
export const keyOf = (hash: string): string => {
  if (!HASH.test(hash)) throw new Error("a file is named by the 64 digits of its hash");
  return `${hash.slice(0, 2)}/${hash.slice(2, 4)}/${hash}`;
};
