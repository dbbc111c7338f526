/** Those of the catalogue that are meant by their codes. A code that it does not know is a mistake of who wrote the world. */
export const withCodes = <T extends { readonly code: string | null }>(known: readonly T[], codes: readonly string[]): readonly T[] =>
  codes.map((code) => {
    const found = known.find((one) => one.code === code);
    if (!found) throw new Error(`the catalogue has no risk activity ${code}`);
    return found;
  });
