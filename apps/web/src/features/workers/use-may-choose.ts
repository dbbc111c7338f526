import type { WorkerRow } from "@emdia/contract/workers/list-rows.ts";
import { useMay } from "../../shared/session/permissions.ts";

/** Whether a bulk action exists for a worker: linking, or printing badges. */
export const useMayChoose = () => {
  const may = useMay();
  const mayPrint = may("print_employee_badge");
  return ({ can }: WorkerRow): boolean => can.assign || mayPrint;
};
