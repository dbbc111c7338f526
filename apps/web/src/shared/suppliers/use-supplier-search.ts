import { isCnpj, normaliseCnpj } from "@emdia/contract/documents/cnpj.ts";
import { useQuery } from "@tanstack/react-query";
import { type FoundSupplier, foundByNumber, foundInSearch } from "./found-supplier.ts";
import { cnpjQuery, suppliersQuery } from "./supplier-queries.ts";

type Search = {
  readonly found: readonly FoundSupplier[];
  readonly isPending: boolean;
  readonly error: Error | null;
  /** The registry lookup is unavailable, so the user enters the company by hand. */
  readonly isDown: boolean;
};

/** A complete CNPJ uses the lookup with the external registry; any other text uses the search. */
export const useSupplierSearch = (companyId: number, words: string): Search => {
  const isNumber = isCnpj(words);
  const byNumber = useQuery({ ...cnpjQuery(companyId, normaliseCnpj(words)), enabled: isNumber });
  const byWords = useQuery({ ...suppliersQuery(companyId, words), enabled: !isNumber });
  const { isPending, error } = isNumber ? byNumber : byWords;
  const found = isNumber ? foundByNumber(byNumber.data) : (byWords.data?.results.map(foundInSearch) ?? []);
  return { found, isPending, error, isDown: isNumber && byNumber.data?.whyByHand === "unavailable" };
};
