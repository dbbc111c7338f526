import type { Scope } from "../../../platform/access/scope.ts";
import { documentTypeAsked } from "../../catalogue/index.ts";
import type { StoredPendency } from "../store/pendency-rows.ts";

type Input = Pick<StoredPendency, "contractorId" | "type">;

/** What the type of a pendency says of dates and questions, as it counts today for its contractor. */
export const currentDocumentType = async ({ tx, today }: Pick<Scope, "tx" | "today">, { contractorId, type }: Input) =>
  documentTypeAsked(tx, type, { contractorId, today });
