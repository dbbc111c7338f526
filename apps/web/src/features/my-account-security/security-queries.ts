import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "../../shared/api/api.ts";

const everySecurity = ["security"] as const;

export const ownSecondFactorQuery = queryOptions({
  queryKey: [...everySecurity, "own"],
  queryFn: ({ signal }) => api("GET /account/second-factor")({}, { signal }),
});

export const companyDemandQuery = (companyId: number) =>
  queryOptions({
    queryKey: [...everySecurity, "company", companyId],
    queryFn: ({ signal }) => api("GET /account/mfa/{companyId}")({ companyId }, { signal }),
  });

/** A company's requirement also affects the user's own second factor, so every change invalidates all security queries. */
const useChange = <T, V>(mutationFn: (asked: V) => Promise<T>) => {
  const client = useQueryClient();
  return useMutation({ mutationFn, onSuccess: () => client.invalidateQueries({ queryKey: everySecurity }) });
};

export const useChooseSecondFactor = () => useChange((active: boolean) => api("PUT /account/second-factor")({ body: { active } }));

/** The phone is also part of the account data. */
export const useTakePhone = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (code: string) => api("PUT /account/phone")({ body: { code } }),
    onSuccess: () => Promise.all([everySecurity, ["account"]].map((queryKey) => client.invalidateQueries({ queryKey: [...queryKey] }))),
  });
};

export const useDemandSecondFactor = (companyId: number) =>
  useChange((mfaActive: boolean) => api("PUT /account/mfa/{companyId}")({ companyId, body: { mfaActive } }));
