import type { PendencyStatus } from "@emdia/contract/pendencies/vocabulary.ts";

type Asked = { readonly status: PendencyStatus; readonly sentDocuments: number };

/** Only what is open and has no document is taken back (CD-149). */
export const isRemovable = ({ status, sentDocuments }: Asked): boolean => status === "OPEN" && sentDocuments === 0;
