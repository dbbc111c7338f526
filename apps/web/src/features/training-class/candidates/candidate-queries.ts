import { PAGE_SIZE_MAX } from "@emdia/contract/limits.ts";
import type { ClassCandidate, ClassCandidateListQuery } from "@emdia/contract/trainings/participant-routes.ts";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api } from "../../../shared/api/api.ts";
import { withRefusalTexts } from "../../../shared/bulk/with-refusal-texts.ts";
import { keepPreviousDataOf } from "../../../shared/list/keep-previous-data-of.ts";
import { everyTraining } from "../../../shared/trainings/training-queries.ts";
import { type ClassRef, useTrainingMutation } from "../class-queries.ts";

/** A candidate as a row of a selection. */
export type Candidate = ClassCandidate & { readonly id: number };

export const candidatesQuery = ({ companyId, id }: ClassRef, query: ClassCandidateListQuery) =>
  queryOptions({
    queryKey: [...everyTraining, "candidates", id, query, companyId],
    queryFn: async ({ signal }) => {
      const { results, meta } = await api("GET /integrations/{companyId}/training-class/{id}/list-employees")(
        { companyId, id, query },
        { signal },
      );
      return { results: results.map((one): Candidate => ({ ...one, id: one.employeeId })), meta };
    },
    placeholderData: keepPreviousDataOf([companyId]),
  });

type Choice = { readonly id: number; readonly name: string };
const searched = (name: string) => ({ itemsPerPage: PAGE_SIZE_MAX, ...(name !== "" && { name }) });

/** Suppliers of the contractor, by a part of the name. */
export const suppliersToChooseQuery = (companyId: number, name: string) =>
  queryOptions({
    queryKey: [...everyTraining, "suppliers-to-choose", companyId, name],
    queryFn: async ({ signal }): Promise<readonly Choice[]> =>
      (await api("GET /integrations/{companyId}/providers")({ companyId, query: searched(name) }, { signal })).results,
    placeholderData: keepPreviousData,
  });

/** Projects of the contractor with suppliers, by a part of the name. */
export const projectsOfClassQuery = (companyId: number, name: string) =>
  queryOptions({
    queryKey: [...everyTraining, "projects-to-choose", companyId, name],
    queryFn: async ({ signal }): Promise<readonly Choice[]> =>
      (await api("GET /integrations/{companyId}/providers/projects")({ companyId, query: searched(name) }, { signal })).results,
    placeholderData: keepPreviousData,
  });

type Enrolment = { readonly employeeIds: readonly number[]; readonly description: string };
export const useEnrol = ({ companyId, id }: ClassRef) =>
  useTrainingMutation(({ employeeIds, description }: Enrolment) =>
    withRefusalTexts(
      api("POST /integrations/{companyId}/training-class/{id}/employees")({
        companyId,
        id,
        body: { employeeIds: [...employeeIds], description },
      }),
    ),
  );
