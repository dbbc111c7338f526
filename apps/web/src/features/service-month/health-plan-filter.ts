import type { Pendency } from "@emdia/contract/pendencies/pendency.ts";

/** Filter of the pendency list for the health plan documents of a month: the catalogue's name of the document type. */
export const healthPlanFilter = ({ project, referenceMonth }: Pick<Pendency, "project" | "referenceMonth">) => ({
  plan: ["STP" as const],
  name: "Plano de saúde",
  project: [project.id],
  ...(referenceMonth !== null && { referenceMonthStart: referenceMonth, referenceMonthEnd: referenceMonth }),
});
