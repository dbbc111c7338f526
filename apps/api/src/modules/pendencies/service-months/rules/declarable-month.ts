import { accept, type Outcome, refuse } from "../../../../kernel/outcome.ts";
import { daysOf, type Month, monthOf, overlap, type Span } from "../../../projects/rules/index.ts";

type Facts = { readonly today: string /** Undefined without the STP plan. */; readonly stp: Span | undefined };

/** A month is declared from its first day on, and only if the supplier has the STP plan on one of its days. */
export const checkDeclarable = (
  month: Month,
  { today, stp }: Facts,
): Outcome<true, "service_month.in_future" | "service_month.outside_plan"> => {
  if (month > monthOf(today)) return refuse("service_month.in_future", { month });
  return stp && overlap(stp, daysOf(month)) ? accept(true) : refuse("service_month.outside_plan", { month });
};
