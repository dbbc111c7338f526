import type { Pendency } from "@emdia/contract/pendencies/pendency.ts";
import type { ServiceMonth } from "@emdia/contract/pendencies/service-month.ts";

/** Whether the job that follows a decision has not updated this document yet. */
export const isSettling = ({ state }: Pick<ServiceMonth, "state">, { active, rest }: Pick<Pendency, "active" | "rest">): boolean =>
  state === "confirmed" ? active : rest?.reason === "no_service_in_month";
