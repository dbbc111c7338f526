import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useProfile } from "../../../shared/session/account.ts";
import { useMay } from "../../../shared/session/permissions.ts";
import { useSelectedCompanies } from "../../../shared/session/use-session.ts";
import { seenCompaniesQuery, unitsQuery } from "../projects-queries.ts";
import { type Choice, companyChoices } from "./company-choices.ts";

/** Constant empty list, so that `useMemo` does not recompute. */
const nothing: readonly never[] = [];

/** Choices of a filter, possibly still loading. */
export type Choices = { readonly choices: readonly Choice[]; readonly isLoading: boolean };

/** The choices of the company filter. Only suppliers work for other companies, so only they load the companies of projects. */
export const useCompanyChoices = (): Choices => {
  const [selected] = useSelectedCompanies();
  const companies = useProfile()?.companies ?? nothing;
  const may = useMay();
  const supplies = companies.some(({ isProvider }) => isProvider);
  const { data: seen = nothing, isLoading } = useQuery({ ...seenCompaniesQuery(selected), enabled: supplies && may("see_projects") });
  const choices = useMemo(() => {
    const inView = companies.filter(({ id, isContractor }) => isContractor && (selected.length === 0 || selected.includes(id)));
    return companyChoices({ own: inView.map(({ id, tradingName }) => ({ id, name: tradingName })), seen });
  }, [companies, selected, seen]);
  return { choices, isLoading };
};

/** The choices of the unit filter. The company name is added if several companies have units. */
export const useFacilityChoices = (): Choices => {
  const [selected] = useSelectedCompanies();
  const may = useMay();
  const { data: units = nothing, isLoading } = useQuery({ ...unitsQuery(selected), enabled: may("see_location") });
  const choices = useMemo(() => {
    const isOneCompany = new Set(units.map(({ companyId }) => companyId)).size <= 1;
    return units.map(({ id, name, companyName }) => ({ id, name: isOneCompany ? name : `${name} (${companyName})` }));
  }, [units]);
  return { choices, isLoading };
};
