import { useQuery } from "@tanstack/react-query";
import { companyLogoQuery } from "../config-queries.ts";

export type LogoState = {
  readonly url: string | null;
  readonly isLoading: boolean;
  readonly error: Error | null;
};

/** The logo of a company, with its loading flag. A failed read leaves it null. */
export const useCompanyLogo = (companyId: number): LogoState => {
  const { data, isPending, error } = useQuery(companyLogoQuery(companyId));
  return { url: error === null ? (data?.url ?? null) : null, isLoading: isPending, error };
};
