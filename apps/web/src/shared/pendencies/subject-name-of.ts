import type { PendencyRow } from "@emdia/contract/pendencies/pendency.ts";

/** Whom a document is asked of: the worker whose it is, or the supplier. */
export const subjectNameOf = ({ employee, company }: Pick<PendencyRow, "employee" | "company">): string => employee?.name ?? company.name;
