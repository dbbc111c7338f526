// History entries of a worker record.
import type { HistoryNote } from "../../../platform/history/history.ts";
import { isSameDocument } from "../rules/document.ts";
import type { WorkerFields, WorkerKey } from "../store/workers.ts";

type WorkerRef = WorkerKey & { readonly name: string };
type HistoryFields = Pick<HistoryNote, "action" | "change">;

/** History entry that only users of the supplier read. */
export const noteOn = ({ providerId, id, name }: WorkerRef, entry: HistoryFields): HistoryNote => ({
  ownerId: providerId,
  about: { kind: "worker", id },
  subject: { kind: "worker", id, name },
  ...entry,
});

export type Difference = { readonly field: string; readonly from: string | null; readonly to: string | null };

/** Fields recorded with old and new value. Other fields are sensitive: the history records only that they changed. */
const recordedValues: { readonly [field: string]: (fields: WorkerFields) => string | null } = {
  name: ({ name }) => name,
  gender: ({ gender }) => gender,
  role: ({ role }) => role,
  admissionDate: ({ admissionDate }) => admissionDate,
  contractRegime: ({ regime }) => regime,
  exposedToRisk: ({ exposedToRisk }) => String(exposedToRisk),
};
const withoutValues = (field: string): Difference => ({ field, from: null, to: null });

export const differences = (before: WorkerFields, after: WorkerFields): readonly Difference[] => [
  ...(isSameDocument(before, after) && before.documentType === after.documentType ? [] : [withoutValues("document")]),
  ...(before.birthdate === after.birthdate ? [] : [withoutValues("birthdate")]),
  ...(before.salaryCents === after.salaryCents ? [] : [withoutValues("salary")]),
  ...Object.entries(recordedValues).flatMap(([field, read]) => {
    const [from, to] = [read(before), read(after)];
    return from === to ? [] : [{ field, from, to }];
  }),
];
