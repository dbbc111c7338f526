import { useQueryClient } from "@tanstack/react-query";
import { namesBeginningWith } from "../facilities-queries.ts";
import { firstLetterOf, isNameTaken } from "./same-name.ts";

/** Whether a company has another unit of this name. Where nobody answers, the server decides when the name is sent. */
export const useNameCheck = () => {
  const client = useQueryClient();
  return async (name: string, companyId: number, exceptId?: number): Promise<boolean> => {
    const units = await client.fetchQuery(namesBeginningWith(firstLetterOf(name), companyId)).catch(() => []);
    return isNameTaken(name, units, exceptId);
  };
};
