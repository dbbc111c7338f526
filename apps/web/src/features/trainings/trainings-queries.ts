import { PAGE_SIZE_MAX } from "@emdia/contract/limits.ts";
import type { TrainingClassChange, TrainingClassInput, TrainingClassListQuery } from "@emdia/contract/trainings/class-routes.ts";
import type { TrainingConfigInput, TrainingConfigListQuery } from "@emdia/contract/trainings/config-routes.ts";
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "../../shared/api/api.ts";
import { keepPreviousDataOf } from "../../shared/list/keep-previous-data-of.ts";
import { companyIdParam } from "../../shared/session/companies/company-id-param.ts";
import type { SelectedCompanies } from "../../shared/session/companies/selected-companies.ts";
import { everyTraining } from "../../shared/trainings/training-queries.ts";

export const classesQuery = (query: TrainingClassListQuery, companies: SelectedCompanies) =>
  queryOptions({
    queryKey: [...everyTraining, "classes", query, companies],
    queryFn: ({ signal }) => api("GET /integrations/training-classes")({ query }, { ...companyIdParam(companies), signal }),
    placeholderData: keepPreviousDataOf(companies),
  });

export const configsQuery = (query: TrainingConfigListQuery, companies: SelectedCompanies) =>
  queryOptions({
    queryKey: [...everyTraining, "configs", query, companies],
    queryFn: ({ signal }) => api("GET /integrations/training-classes-configs")({ query }, { ...companyIdParam(companies), signal }),
    placeholderData: keepPreviousDataOf(companies),
  });

/** Not cached, because the form saves the version that it read. */
export const configQuery = (id: number) =>
  queryOptions({
    queryKey: [...everyTraining, "config", id],
    queryFn: ({ signal }) => api("GET /integrations/training-classes-configs/{id}")({ id }, { signal }),
    staleTime: 0,
    gcTime: 0,
  });

/** Trainings of the catalogue with the figures of their norms, those of the contractor first. */
export const catalogueTrainingsQuery = (companyId: number) =>
  queryOptions({
    queryKey: [...everyTraining, "catalogue", companyId],
    queryFn: ({ signal }) => api("GET /integrations/training-classes-configs/trainings")(undefined, { companyId, signal }),
  });

/** Documents of SSMA with validity, which a training can fulfil (C-138, R-340). */
export const trainingDocumentsQuery = (companyId: number) =>
  queryOptions({
    queryKey: [...everyTraining, "documents", companyId],
    queryFn: async ({ signal }) => {
      const query = { plan: "SSMA" as const, validity: true, itemsPerPage: PAGE_SIZE_MAX };
      return (await api("GET /pendencies/default-list")({ query }, { companyId, signal })).results;
    },
  });

/** Suppliers of a contractor (C-131). */
export const classSuppliersQuery = (companyId: number, name: string) =>
  queryOptions({
    queryKey: [...everyTraining, "suppliers", companyId, name],
    queryFn: ({ signal }) => api("GET /integrations/{companyId}/providers")({ companyId, query: name === "" ? {} : { name } }, { signal }),
    placeholderData: keepPreviousData,
  });

export const exportConfigs = (name: string | undefined, companies: SelectedCompanies) =>
  api("POST /integrations/training-classes-configs/export")({ body: name === undefined ? {} : { name } }, companyIdParam(companies));
export const exportConfig = (id: number) => api("POST /integrations/training-classes-configs/{id}/export")({ id });

const useChange = <T, V>(mutationFn: (input: V) => Promise<T>) => {
  const client = useQueryClient();
  // Invalidates also after a refusal, because another user may have changed the configuration.
  return useMutation({ mutationFn, onSettled: () => client.invalidateQueries({ queryKey: everyTraining }) });
};

type SavedConfig = { readonly companyId: number; readonly version: number; readonly id: number | null; readonly body: TrainingConfigInput };
export const useSaveConfig = () =>
  useChange(({ companyId, id, version, body }: SavedConfig) =>
    id === null
      ? api("POST /integrations/training-classes-configs")({ body }, { companyId })
      : api("PUT /integrations/training-classes-configs/{id}")({ id, body: { ...body, version } }),
  );
export const useRemoveConfig = () => useChange((id: number) => api("DELETE /integrations/training-classes-configs/{id}")({ id }));

type NewClass = { readonly companyId: number; readonly body: TrainingClassInput };
export const useCreateClass = () =>
  useChange(({ companyId, body }: NewClass) => api("POST /integrations/{companyId}/training-classes")({ companyId, body }));

type ChangedClass = { readonly classId: number; readonly body: TrainingClassChange };
export const useUpdateClass = () =>
  useChange(({ classId, body }: ChangedClass) => api("PUT /integrations/training-classes/{classId}/update")({ classId, body }));
