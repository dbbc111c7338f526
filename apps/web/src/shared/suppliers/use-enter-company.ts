import type { NewCompany } from "@emdia/contract/companies/entered-routes.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "../api/api.ts";
import { choiceOfEntered, type SupplierChoice } from "./found-supplier.ts";
import { everySupplierSearch } from "./supplier-queries.ts";

/** Enters an unregistered company for this contractor. */
export const useEnterCompany = (companyId: number, onEntered: (choice: SupplierChoice) => void) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: NewCompany) => api("POST /companies")({ body }, { companyId }),
    onSuccess: (entered) => onEntered(choiceOfEntered(entered)),
    // Also after a refusal: another user may have entered the company, or it has just registered.
    onSettled: () => client.invalidateQueries({ queryKey: everySupplierSearch }),
  });
};
