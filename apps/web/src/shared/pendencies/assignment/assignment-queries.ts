import type { AssignmentTarget } from "@emdia/contract/pendencies/pendency.ts";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../../api/api.ts";
import { newKey } from "../../api/new-key.ts";
import { createIdempotencyKeys } from "../../api/repeat-keys.ts";
import { withRefusalTexts } from "../../bulk/with-refusal-texts.ts";
import { companyIdParam } from "../../session/companies/company-id-param.ts";
import type { SelectedCompanies } from "../../session/companies/selected-companies.ts";
import { everyPendency } from "../pendency-query.ts";

/** A project of a contractor, or all of its projects. */
export type ReviewPlace = { readonly contractorId: number; readonly projectId: number | "all" };
type Assignee = { readonly id: number; readonly name: string; readonly of: AssignmentTarget };

/** Subject of an assignment: single pendencies, or the reviews of a project or of a supplier. */
export type AssignmentSubject = {
  readonly of: AssignmentTarget;
  readonly ids: readonly number[];
  readonly places: readonly ReviewPlace[];
  /** Account that reviews the subject now, by its own assignment or by a wider one; undefined for several pendencies. */
  readonly assignee: Assignee | null | undefined;
};

export const reviewersQuery = (companies: SelectedCompanies) =>
  queryOptions({
    queryKey: [...everyPendency, "reviewers", companies],
    queryFn: async ({ signal }) => (await api("GET /pendencies/reviewers")({ ...companyIdParam(companies), signal })).results,
  });

type Work = { readonly target: AssignmentSubject; readonly account: number | null };
type Keys = ReturnType<typeof createIdempotencyKeys>;

const assign = async ({ target, account }: Work, keys: Keys): Promise<readonly string[]> => {
  const [id = 0] = target.ids;
  if (target.of === "project") {
    await api("PUT /pendencies/review-queue/projects/{id}/assignee")({ id, body: { account } });
    return [];
  }
  if (target.of === "supplier") {
    const companyId = target.places[0]?.contractorId ?? 0;
    await api("PUT /pendencies/review-queue/companies/{companyId}/suppliers/{id}/assignee")({ companyId, id, body: { account } });
    return [];
  }
  const body = { ids: [...target.ids], account };
  const { results } = await keys(JSON.stringify(body), (idempotencyKey) =>
    withRefusalTexts(api("POST /pendencies/assignees")({ body }, { idempotencyKey })),
  );
  return [...new Set(results.flatMap(({ done, message }) => (done || message === null ? [] : [message])))];
};

/** Assigns a target. Resolves with the reasons of refused pendencies. */
export const useAssign = () => {
  const client = useQueryClient();
  const [keys] = useState(() => createIdempotencyKeys(newKey));
  return useMutation({
    mutationFn: (work: Work) => assign(work, keys),
    onSettled: () => void client.invalidateQueries({ queryKey: everyPendency }),
  });
};
