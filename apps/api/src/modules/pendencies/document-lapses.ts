// When documents of workers and of a supplier lapse, for modules that require them for a work.
import type { IsoDay } from "../../kernel/dates.ts";
import type { Tx } from "../../platform/database/transaction.ts";
import { documentLapse } from "./rules/document-lapse.ts";
import { supplierDocuments, workerDocuments } from "./store/worker-documents.ts";

type Project = { readonly contractorId: number; readonly projectId: number };
type Input = Project & { readonly workerIds: readonly number[]; readonly typeIds: readonly number[]; readonly day: IsoDay };
type Lapse = ReturnType<typeof documentLapse>;

/** The lapse of each document type for each worker, seen from a day. One statement. */
export const workerDocumentLapses = async (
  tx: Tx,
  { day, projectId, ...asked }: Input,
): Promise<(workerId: number, typeId: number) => Lapse> => {
  const byKey = Map.groupBy(await workerDocuments(tx, asked), ({ workerId, typeId }) => `${workerId} ${typeId}`);
  return (workerId, typeId) => documentLapse(byKey.get(`${workerId} ${typeId}`) ?? [], projectId, day);
};

type SupplierInput = Project & { readonly providerId: number; readonly typeIds: readonly number[]; readonly day: IsoDay };
/** The lapse of each document type of the supplier in a project. */
export const supplierDocumentLapses = async (tx: Tx, { day, ...asked }: SupplierInput): Promise<(typeId: number) => Lapse> => {
  const byType = Map.groupBy(await supplierDocuments(tx, asked), ({ typeId }) => typeId);
  return (typeId) => documentLapse(byType.get(typeId) ?? [], asked.projectId, day);
};
