import type { PendencyRow } from "@emdia/contract/pendencies/pendency.ts";

/** Name of the subject of a document: the worker, or else the supplier. */
export const subjectNameOf = ({ employee, company }: Pick<PendencyRow, "employee" | "company">): string => employee?.name ?? company.name;
