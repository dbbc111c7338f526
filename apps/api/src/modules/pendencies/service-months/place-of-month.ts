import type { ServiceMonthKey } from "../../projects/index.ts";
import { daysOf } from "../../projects/rules/index.ts";

/** The supplier, the project and the days of a service month. */
export const placeOfMonth = ({ providerId, projectId, month }: ServiceMonthKey) => ({ providerId, projectId, range: daysOf(month) });
