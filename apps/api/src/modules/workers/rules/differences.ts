// Differences between two versions of a worker record, as history entries.
import { isSameDocument } from "./document.ts";
import type { WorkerFields } from "./worker-fields.ts";

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
