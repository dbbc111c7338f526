import type { SupplierDocument } from "@emdia/contract/risk-schedule/competence.ts";
import type { Tx } from "../../../platform/database/transaction.ts";
import { supplierDocumentLapses } from "../../pendencies/index.ts";
import { ofWorker } from "../rules/activity.ts";
import { daysOf } from "../rules/span.ts";
import type { Draft } from "./draft-schedule.ts";

/** Documents of the supplier and of its equipment that the activities name, and whether they are in date for the whole span. They suspend nothing. */
export const supplierHints = async (tx: Tx, { owned, span, activities }: Draft): Promise<SupplierDocument[]> => {
  const named = activities.flatMap(({ name: activityName, documents }) =>
    documents.filter((document) => !ofWorker(document)).map(({ id, name }) => ({ id, name, activityName })),
  );
  const { first, last } = daysOf(span);
  const lapseOf = await supplierDocumentLapses(tx, { ...owned, typeIds: named.map(({ id }) => id), day: first });
  return named.map(({ id, name, activityName }) => {
    const lapse = lapseOf(id);
    return { name, activityName, isInDate: lapse === null || (lapse !== "now" && lapse > last) };
  });
};
