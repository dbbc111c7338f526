import type { PendencyStatus } from "@emdia/contract/pendencies/vocabulary.ts";
import type { ToSend } from "./sending.ts";

type Input = { readonly status: PendencyStatus; readonly sentDocuments: number; readonly toSend: Pick<ToSend, "drafts"> };

/** A pendency can be deleted only while it is OPEN and has no document, neither sent nor draft (CD-149). */
export const isRemovable = ({ status, sentDocuments, toSend }: Input): boolean => status === "OPEN" && sentDocuments + toSend.drafts === 0;
