import type { HistoryNote } from "../../../platform/history/history.ts";
import { isSameDocument } from "../rules/document.ts";
import type { WorkerFields, WorkerKey } from "../store/workers.ts";

type WorkerRef = WorkerKey & { readonly name: string };
type HistoryFields = Pick<HistoryNote, "action" | "change">;

/** A line under the worker, which only the supplier's people read. */
export const noteOn = ({ providerId, id, name }: WorkerRef, told: HistoryFields): HistoryNote => ({
  ownerId: providerId,
  about: { kind: "worker", id },
  subject: { kind: "worker", id, name },
  ...told,
});

export type Difference = { readonly field: string; readonly from: string | null; readonly to: string | null };

/** What is told whole. Of the rest the history says that it changed, and nothing of what it was or is. */
const spelled: { readonly [field: string]: (fields: WorkerFields) => string | null } = {
  name: ({ name }) => name,
  gender: ({ gender }) => gender,
  role: ({ role }) => role,
  admissionDate: ({ admissionDate }) => admissionDate,
  contractRegime: ({ regime }) => regime,
  exposedToRisk: ({ exposedToRisk }) => String(exposedToRisk),
};
const unspoken = (field: string): Difference => ({ field, from: null, to: null });

export const differences = (before: WorkerFields, after: WorkerFields): readonly Difference[] => [
  ...(isSameDocument(before, after) && before.documentType === after.documentType ? [] : [unspoken("document")]),
  ...(before.birthdate === after.birthdate ? [] : [unspoken("birthdate")]),
  ...(before.salaryCents === after.salaryCents ? [] : [unspoken("salary")]),
  ...Object.entries(spelled).flatMap(([field, tell]) => {
    const [from, to] = [tell(before), tell(after)];
    return from === to ? [] : [{ field, from, to }];
  }),
];
