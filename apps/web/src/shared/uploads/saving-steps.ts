import type { UploadDates } from "./upload.ts";

type DateField = keyof UploadDates;
export type DateStep = { readonly field: DateField; readonly day: string | null };

/**
 * In which order two dates are changed, one call each: a new issue date may bring an expiry along, which the second call then corrects; but
 * where the new issue is after the old expiry, that one has to make room first.
 */
export const savingSteps = (before: UploadDates, after: Partial<UploadDates>): readonly DateField[] => {
  const makesRoom = before.expirationDate !== null && (after.issueDate ?? "") > before.expirationDate;
  return makesRoom ? ["expirationDate", "issueDate"] : ["issueDate", "expirationDate"];
};
