import { isCnpj, normaliseCnpj } from "@emdia/contract/documents/cnpj.ts";
import { useQuery } from "@tanstack/react-query";
import { cnpjQuery, suppliersQuery } from "./wizard-queries.ts";

export type FoundSupplier = {
  readonly companyId: number | null;
  readonly cnpj: string;
  readonly companyName: string;
  readonly tradingName: string | null;
  readonly place: string;
};
type Row = Omit<FoundSupplier, "place"> & { readonly city: string | null; readonly state: string | null };

const foundIn = ({ companyId, cnpj, companyName, tradingName, city, state }: Row): FoundSupplier => ({
  companyId,
  cnpj,
  companyName,
  tradingName,
  place: [city, state].filter(Boolean).join("/"),
});

/** A whole number is asked for by itself, which also asks outside; anything else is searched for here. */
export const useSupplierSearch = (words: string) => {
  const isNumber = isCnpj(words);
  const byNumber = useQuery({ ...cnpjQuery(normaliseCnpj(words)), enabled: isNumber });
  const byWords = useQuery({ ...suppliersQuery(words), enabled: !isNumber });
  if (!isNumber) {
    const { data, isPending, error } = byWords;
    return { found: data?.results.map(foundIn) ?? [], isPending, error };
  }
  const { data, isPending, error } = byNumber;
  const companyName = data?.companyName;
  return { found: data?.found && companyName ? [foundIn({ ...data, companyName })] : [], isPending, error };
};
