import type { UploadDates } from "./upload.ts";

type DateField = keyof UploadDates;
export type DateStep = { readonly field: DateField; readonly day: string | null };

/**
 * Order of the two date requests: a new issue date may derive the expiry, which the second request then corrects. If the new issue date is
 * after the old expiry, the expiry changes first.
 */
export const savingSteps = (before: UploadDates, after: Partial<UploadDates>): readonly DateField[] => {
  const makesRoom = before.expirationDate !== null && (after.issueDate ?? "") > before.expirationDate;
  return makesRoom ? ["expirationDate", "issueDate"] : ["issueDate", "expirationDate"];
};
