import type { Scope } from "../../../platform/access/scope.ts";
import { documentTypeAsked } from "../../catalogue/index.ts";
import type { StoredPendency } from "../store/pendency-rows.ts";

type Input = Pick<StoredPendency, "contractorId" | "type">;

/** Validity and questions of the document type, as they apply today for the contractor. */
export const currentDocumentType = async ({ tx, today }: Pick<Scope, "tx" | "today">, { contractorId, type }: Input) =>
  documentTypeAsked(tx, type, { contractorId, today });
