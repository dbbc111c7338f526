import type { PendencyDocument } from "@emdia/contract/pendencies/document.ts";
import { api } from "../api/api.ts";
import { type DateStep, savingSteps } from "./saving-steps.ts";
import type { UploadDates } from "./upload.ts";

type Dated = UploadDates & { readonly id: number };

const take = (step: DateStep, which: { readonly id: number; readonly docId: number }): Promise<PendencyDocument> =>
  step.field === "issueDate"
    ? api("PUT /pendencies/{id}/documents/{docId}")({ ...which, body: { issueDate: step.day } })
    : api("PATCH /pendencies/{id}/documents/expiration/{docId}")({ ...which, body: { expirationDate: step.day } });

/** Saves changed dates, with one request per date. An omitted date is not sent, because the server may derive it. */
export const saveDates = async (pendencyId: number, document: Dated, dates: Partial<UploadDates>): Promise<void> => {
  let known: UploadDates = document;
  for (const field of savingSteps(document, dates)) {
    const day = dates[field];
    if (day !== undefined && known[field] !== day) known = await take({ field, day }, { id: pendencyId, docId: document.id });
  }
};
