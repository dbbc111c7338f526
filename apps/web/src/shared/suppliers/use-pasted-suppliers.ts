import { maskCnpj } from "@emdia/contract/documents/cnpj.ts";
import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { type ClipboardEvent, useState } from "react";
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

/** The server answered for this number, so the next one can be looked up. */
const isRefusal = (error: unknown): boolean => error instanceof ApiFailure && error.kind === "answered";

type Result = {
  readonly choices: readonly SupplierChoice[];
  /** Numbers that were looked up and cannot be added. */
  readonly missing: readonly string[];
  /** Numbers that a lost connection left without a look-up, and its error. */
  readonly unread: readonly string[];
  readonly error: unknown;
};

/** Looks up one number after the other. A lost connection ends it, and keeps the suppliers found before. */
const lookUp = async (cnpjs: readonly string[], supplierOf: (cnpj: string) => Promise<SupplierChoice | null>): Promise<Result> => {
  const choices: SupplierChoice[] = [];
  const missing: string[] = [];
  for (const [at, cnpj] of cnpjs.entries()) {
    try {
      const choice = await supplierOf(cnpj);
      if (choice === null) missing.push(maskCnpj(cnpj));
      else choices.push(choice);
    } catch (error) {
      if (!isRefusal(error)) return { choices, missing, unread: cnpjs.slice(at).map(maskCnpj), error };
      missing.push(maskCnpj(cnpj));
    }
  }
  return { choices, missing, unread: [], error: null };
};

type Input = { readonly cnpjs: readonly string[]; readonly wrong: readonly string[] };
type Options = {
  readonly contractorId: number;
  /** CNPJs of the suppliers selected already. */
  readonly chosen: readonly string[];
  readonly onChooseMany?: (choices: readonly SupplierChoice[]) => void;
};

/** Adds the suppliers of a pasted list of CNPJs, and reports the numbers that were not added. Ignores a list pasted during a look-up. */
export const usePastedSuppliers = ({ contractorId, chosen, onChooseMany }: Options) => {
  const client = useQueryClient();
  const [isIgnored, setIgnored] = useState(false);
  const adding = useMutation({
    mutationFn: async ({ cnpjs, wrong }: Input): Promise<Result> => {
      const looked = await lookUp(cnpjs.slice(0, PASTED_MAX), (cnpj) => supplierAt(client, contractorId, cnpj));
      return { ...looked, missing: [...looked.missing, ...wrong], unread: [...looked.unread, ...cnpjs.slice(PASTED_MAX).map(maskCnpj)] };
    },
    onSuccess: ({ choices }) => onChooseMany?.(choices),
    onSettled: () => {
      setIgnored(false);
      return client.invalidateQueries({ queryKey: everySupplierSearch });
    },
  });
  const onPaste = (event: ClipboardEvent) => {
    if (onChooseMany === undefined) return;
    const pasted = pastedCnpjs(event.clipboardData.getData("text"));
    if (!isList(pasted)) return;
    event.preventDefault();
    if (adding.isPending) setIgnored(true);
    else adding.mutate({ ...pasted, cnpjs: pasted.cnpjs.filter((cnpj) => !chosen.includes(cnpj)) });
  };
  return { onPaste, adding, isIgnored };
};
