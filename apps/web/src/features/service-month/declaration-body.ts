import type { ServiceDeclaration } from "@emdia/contract/pendencies/service-month.ts";

export type Answer = "yes" | "no";
export type DeclarationDraft = {
  readonly answer: Answer | null;
  readonly workers: readonly { readonly id: number; readonly name: string }[];
  readonly note: string;
};

/** The request of a draft: workers without an answer are only added. Undefined if nothing is filled in. */
export const declarationBody = ({ answer, workers, note }: DeclarationDraft, version: number): ServiceDeclaration | undefined => {
  const rest = { version, note: note.trim() === "" ? null : note };
  const employees = workers.map(({ id }) => id);
  if (answer === "no") return { action: "SERVICE_PROVIDED", serviceOccurred: false, ...rest };
  if (answer === null) return employees.length === 0 ? undefined : { action: "ADD_EMPLOYEE", serviceOccurred: true, employees, ...rest };
  if (employees.length === 0) return { action: "SERVICE_PROVIDED", serviceOccurred: true, ...rest };
  return { action: "ADD_EMPLOYEE_SERVICE_PROVIDED", serviceOccurred: true, employees, ...rest };
};
