import type { Handler } from "../../../platform/http/handler.ts";
import { whereMay } from "../policy.ts";
import { workerByDocument } from "../store/workers.ts";

/** Removes punctuation, because documents are stored without it. */
const normalised = (document: string): string => document.replace(/[\s./-]/g, "").toUpperCase();

export const checkWorkerExists: Handler<"GET /companies/employees/check-employee-exists/{document}"> = async (scope, { params }) => {
  const providerIds = new Set([...whereMay(scope, "add_employee"), ...whereMay(scope, "see_employee")]);
  const found = await workerByDocument(scope.tx, [...providerIds], { document: normalised(params.document) });
  return { exists: found !== undefined, employeeId: found?.id ?? null };
};
