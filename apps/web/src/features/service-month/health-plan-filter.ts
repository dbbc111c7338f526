import type { Pendency } from "@emdia/contract/pendencies/pendency.ts";
import type { ServiceMonth } from "@emdia/contract/pendencies/service-month.ts";

/** Filter of the pendency list for the health plan documents of a month: the catalogue's name of the document type. */
export const healthPlanFilter = ({ project }: Pick<Pendency, "project">, { month }: Pick<ServiceMonth, "month">) => ({
  plan: ["STP" as const],
  name: "Plano de saúde",
  project: [project.id],
  referenceMonthStart: month,
  referenceMonthEnd: month,
});
