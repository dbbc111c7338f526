// Documents that a pendency can reuse.
import type { Scope } from "../../../platform/access/scope.ts";
import { whichPendencies } from "../policy.ts";
import { type Dates, datesUnder, holdsOn } from "../rules/document-dates.ts";
import type { StoredPendency } from "../store/pendency-rows.ts";
import { type SentElsewhere, sentElsewhere } from "../store/reusable.ts";
import { currentDocumentType } from "./current-document-type.ts";

type Validity = Awaited<ReturnType<typeof currentDocumentType>>["validity"];

/** Validity rule of each source document. Contractors may have their own periods. */
const rulesOf = async (scope: Scope, sources: readonly SentElsewhere[]) => {
  const keyOf = ({ contractor, type }: SentElsewhere) => `${contractor.id} ${type.version}`;
  const rules = new Map<string, Validity>();
  for (const source of sources)
    if (!rules.has(keyOf(source))) {
      const { validity } = await currentDocumentType(scope, { contractorId: source.contractor.id, type: source.type });
      rules.set(keyOf(source), validity);
    }
  return (source: SentElsewhere): Validity | undefined => rules.get(keyOf(source));
};

/** Orders documents without expiry first, then by the latest expiry. */
const holdsLonger = (one: Dates & { readonly id: number }, other: Dates & { readonly id: number }): number => {
  const [ends, endsThen] = [one.expirationDate ?? "9999", other.expirationDate ?? "9999"];
  return ends === endsThen ? other.id - one.id : endsThen.localeCompare(ends);
};

/** Documents that the supplier sent for other pendencies and that are valid here, with dates by the rule of this pendency. */
export const reusableFor = async (scope: Scope, pendency: StoredPendency): Promise<readonly SentElsewhere[]> => {
  const sources = await sentElsewhere(scope.tx, { pendency, seen: whichPendencies(scope).provider });
  if (sources.length === 0) return [];
  const { validity } = await currentDocumentType(scope, pendency);
  const ruleOf = await rulesOf(scope, sources);
  return sources
    .map((source) => ({ ...source, ...datesUnder(validity, { rule: ruleOf(source) ?? validity, dates: source }) }))
    .filter((source) => holdsOn(source, scope.today))
    .toSorted(holdsLonger);
};
