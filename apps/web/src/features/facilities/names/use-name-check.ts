import { useQueryClient } from "@tanstack/react-query";
import { namesBeginningWith } from "../facilities-queries.ts";
import { firstLetterOf, isNameTaken } from "./same-name.ts";

/** Whether the company has another facility with this name. If the request fails, the server checks on submit. */
export const useNameCheck = () => {
  const client = useQueryClient();
  return async (name: string, companyId: number, exceptId?: number): Promise<boolean> => {
    const units = await client.fetchQuery(namesBeginningWith(firstLetterOf(name), companyId)).catch(() => []);
    return isNameTaken(name, units, exceptId);
  };
};
