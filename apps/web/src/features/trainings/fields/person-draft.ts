import type { TrainingPerson } from "@emdia/contract/trainings/people.ts";
import { newKey } from "../../../shared/api/new-key.ts";

/** Instructor or technical responsible in a form. `key` identifies the row while the user types. */
export type PersonDraft = TrainingPerson & { readonly key: string };

export const newPersonDraft = (): PersonDraft => ({ key: newKey(), name: "", qualification: "", register: "" });

/** Rows of saved people. Their keys are their positions, so that drafts of the same people are equal. */
export const personDrafts = (people: readonly TrainingPerson[]): readonly PersonDraft[] =>
  people.map((person, at) => ({ ...person, key: String(at) }));

export const personOf = ({ name, qualification, register }: PersonDraft): TrainingPerson => ({
  name: name.trim(),
  qualification: qualification.trim(),
  register: register.trim(),
});

export const isIncomplete = ({ name, qualification }: PersonDraft): boolean => name.trim() === "" || qualification.trim() === "";
