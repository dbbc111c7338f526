import type { LabourRegime } from "@emdia/contract/catalogue/vocabulary.ts";
import type { Gender } from "@emdia/contract/workers/vocabulary.ts";
import type { StoredDocument } from "./document.ts";

/** Fields of a worker that the user edits. */
export type WorkerFields = StoredDocument & {
  readonly name: string;
  readonly birthdate: string;
  readonly gender: Gender | null;
  readonly role: string;
  readonly admissionDate: string;
  readonly regime: LabourRegime;
  readonly salaryCents: number | null;
  readonly exposedToRisk: boolean;
};
