/** Catalogue rows by code. Throws for an unknown code, which is a bug of the demo data. */
export const withCodes = <T extends { readonly code: string | null }>(known: readonly T[], codes: readonly string[]): readonly T[] =>
  codes.map((code) => {
    const found = known.find((one) => one.code === code);
    if (!found) throw new Error(`the catalogue has no risk activity ${code}`);
    return found;
  });
