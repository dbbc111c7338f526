import { maskCnpj } from "@emdia/contract/documents/cnpj.ts";
import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import type { ClipboardEvent } from "react";
import { api } from "../api/api.ts";
import { ApiFailure } from "../api/api-failure.ts";
import { choiceOf, choiceOfEntered, foundByNumber, type SupplierChoice } from "./found-supplier.ts";
import { isList, pastedCnpjs } from "./pasted-cnpjs.ts";
import { cnpjQuery, everySupplierSearch } from "./supplier-queries.ts";

const PASTED_MAX = 100;

/** The company of a number, entered for this contractor if it is only in the registry; null if it cannot be a supplier. */
const supplierAt = async (client: QueryClient, contractorId: number, cnpj: string): Promise<SupplierChoice | null> => {
  const [found] = foundByNumber(await client.fetchQuery(cnpjQuery(contractorId, cnpj)));
  if (!found || found.companyId === contractorId) return null;
  return choiceOf(found) ?? choiceOfEntered(await api("POST /companies")({ body: { cnpj } }, { companyId: contractorId }));
};

/** A refused number does not stop the others; a lost connection does. */
const nullIfRefused = (error: unknown): null => {
  if (error instanceof ApiFailure && error.kind === "answered") return null;
  throw error;
};

type Input = { readonly cnpjs: readonly string[]; readonly wrong: readonly string[] };
type Options = {
  readonly contractorId: number;
  /** CNPJs of the suppliers selected already. */
  readonly chosen: readonly string[];
  readonly onChooseMany?: (choices: readonly SupplierChoice[]) => void;
};

/** Adds the suppliers of a pasted list of CNPJs, one lookup after the other, and reports the numbers that were not added. */
export const usePastedSuppliers = ({ contractorId, chosen, onChooseMany }: Options) => {
  const client = useQueryClient();
  const adding = useMutation({
    mutationFn: async ({ cnpjs, wrong }: Input) => {
      const looked = cnpjs.slice(0, PASTED_MAX);
      const choices: SupplierChoice[] = [];
      const missing: string[] = [...cnpjs.slice(PASTED_MAX).map(maskCnpj)];
      for (const cnpj of looked) {
        const choice = await supplierAt(client, contractorId, cnpj).catch(nullIfRefused);
        if (choice === null) missing.push(maskCnpj(cnpj));
        else choices.push(choice);
      }
      return { choices, missing: [...missing, ...wrong] };
    },
    onSuccess: ({ choices }) => onChooseMany?.(choices),
    onSettled: () => client.invalidateQueries({ queryKey: everySupplierSearch }),
  });
  const onPaste = (event: ClipboardEvent) => {
    if (onChooseMany === undefined) return;
    const pasted = pastedCnpjs(event.clipboardData.getData("text"));
    if (!isList(pasted)) return;
    event.preventDefault();
    if (!adding.isPending) adding.mutate({ ...pasted, cnpjs: pasted.cnpjs.filter((cnpj) => !chosen.includes(cnpj)) });
  };
  return { onPaste, adding };
};
