import type { Frequency } from "@emdia/contract/catalogue/vocabulary.ts";
import type { Plan } from "@emdia/contract/limits.ts";

type Document = { readonly plan: Plan; readonly frequency: Frequency; readonly referenceMonth: string | null };

/** Whether the service of a month is declared on this pendency: a monthly document of the STP plan. */
export const isServiceDocument = ({ plan, frequency, referenceMonth }: Document): boolean =>
  plan === "STP" && frequency === "monthly" && referenceMonth !== null;
