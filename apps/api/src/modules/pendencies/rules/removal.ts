import type { PendencyStatus } from "@emdia/contract/pendencies/vocabulary.ts";
import type { ToSend } from "./sending.ts";

type Input = { readonly status: PendencyStatus; readonly sentDocuments: number; readonly toSend: Pick<ToSend, "drafts"> };

/** Only what is open and has no document is taken back, whether it was sent or waits to be (CD-149). */
export const isRemovable = ({ status, sentDocuments, toSend }: Input): boolean => status === "OPEN" && sentDocuments + toSend.drafts === 0;
