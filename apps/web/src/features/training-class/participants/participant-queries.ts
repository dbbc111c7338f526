import type { BulkLine } from "@emdia/contract/bulk-line.ts";
import type { ClassParticipant, ClassParticipantListQuery, ParticipantLine } from "@emdia/contract/trainings/participant-routes.ts";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "../../../shared/api/api.ts";
import { invalidateArea } from "../../../shared/api/invalidate-area.ts";
import { failureOf } from "../../../shared/bulk/refused-lines.ts";
import { withRefusalTexts } from "../../../shared/bulk/with-refusal-texts.ts";
import { keepPreviousDataOf } from "../../../shared/list/keep-previous-data-of.ts";
import type { ListAnswer } from "../../../shared/list/list-face.ts";
import { everyTraining } from "../../../shared/trainings/training-queries.ts";
import { type ClassRef, useTrainingMutation } from "../class-queries.ts";
import { applyLine } from "./apply-line.ts";

type ParticipantList = ListAnswer<ClassParticipant>;
const everyParticipant = ({ id }: ClassRef) => [...everyTraining, "participants", id] as const;

export const participantsQuery = ({ companyId, id }: ClassRef, query: ClassParticipantListQuery) =>
  queryOptions({
    queryKey: [...everyParticipant({ companyId, id }), query, companyId],
    queryFn: ({ signal }) => api("GET /integrations/{companyId}/training-classes/{id}/employees")({ companyId, id, query }, { signal }),
    placeholderData: keepPreviousDataOf([companyId]),
  });

type Lines = { readonly lines?: ParticipantLine[]; readonly approveAll?: boolean };
const sendLines = ({ companyId, id }: ClassRef, body: Lines) =>
  withRefusalTexts(api("PUT /integrations/{companyId}/training-classes/{id}/update-batch")({ companyId, id, body }));

const throwRefusal = (results: readonly BulkLine[]): void => {
  const refused = results.find(({ done }) => !done);
  if (refused) throw failureOf(refused);
};

/**
 * Changes one participant at once on screen. Changes of a class are sent one after another, and the list is read again after the last one,
 * so that an earlier answer does not undo a later change on screen.
 */
export const useUpdateLine = (at: ClassRef) => {
  const client = useQueryClient();
  const mutationKey = [...everyParticipant(at), "line"];
  return useMutation({
    mutationKey,
    scope: { id: mutationKey.join(" ") },
    mutationFn: async (line: ParticipantLine) => throwRefusal((await sendLines(at, { lines: [line] })).results),
    onMutate: async (line) => {
      await client.cancelQueries({ queryKey: everyParticipant(at) });
      client.setQueriesData<ParticipantList>(
        { queryKey: everyParticipant(at) },
        (list) => list && { ...list, results: list.results.map((one) => applyLine(one, line)) },
      );
    },
    onSettled: () => {
      if (client.isMutating({ mutationKey }) === 1) return invalidateArea(client, "trainings");
    },
  });
};

/** Changes several participants; the answer has one result per participant. */
export const useUpdateLines = (at: ClassRef) => useTrainingMutation((lines: ParticipantLine[]) => sendLines(at, { lines }));
export const useApproveAll = (at: ClassRef) => useTrainingMutation(() => sendLines(at, { approveAll: true }));

type Removal = { readonly ids: readonly number[]; readonly description: string };
export const useRemoveParticipants = ({ companyId, id }: ClassRef) =>
  useTrainingMutation(({ ids, description }: Removal) =>
    withRefusalTexts(
      api("PATCH /integrations/{companyId}/training-class/{id}/employees")({
        companyId,
        id,
        body: { trainingClassEmployeeIds: [...ids], description },
      }),
    ),
  );

type NoteRef = ClassRef & { readonly employeeId: number };
export const noteQuery = (at: NoteRef) =>
  queryOptions({
    queryKey: [...everyTraining, "note", at.id, at.employeeId],
    queryFn: ({ signal }) => api("GET /integrations/{companyId}/training-class/{id}/note/{employeeId}")(at, { signal }),
    staleTime: 0,
    gcTime: 0,
  });
export const useWriteNote = (at: NoteRef) =>
  useTrainingMutation((text: string) =>
    api("PATCH /integrations/{companyId}/training-class/{id}/note/{employeeId}")({ ...at, body: { text } }),
  );
export const useRemoveNote = (at: NoteRef) =>
  useTrainingMutation(() => api("DELETE /integrations/{companyId}/training-class/{id}/note/{employeeId}")(at));
