import type { AskedField } from "@emdia/contract/custom-fields/custom-value.ts";
import type { CustomValue } from "@emdia/contract/custom-fields/field-routes.ts";
import type { ProviderChange } from "@emdia/contract/custom-fields/group-routes.ts";
import { accept, type Outcome, refuse } from "../../../kernel/outcome.ts";
import { decideCustomValues, type ValueChange } from "./custom-values.ts";

type Field = AskedField & { readonly id: number; readonly name: string };
export type KeptProvider = {
  readonly id: number;
  readonly tradingName: string;
  /** Setting of this supplier; null uses the default of the group. */
  readonly chosen: boolean | null;
  readonly version: number;
  readonly values: readonly CustomValue[];
};
export type ProviderDecision<F> = {
  readonly provider: KeptProvider;
  /** New membership of the supplier in the group; undefined if it does not change. */
  readonly activated: boolean | undefined;
  readonly values: readonly ValueChange<F>[];
};
type Facts<F> = { readonly forall: boolean; readonly fields: readonly F[]; readonly providers: readonly KeptProvider[] };
type Refused = "company_group.unknown_provider" | "company_group.provider_stale" | "custom_field.values_unfit";

/** Whether a supplier belongs to the group. */
export const holdsOf = (forall: boolean, chosen: boolean | null): boolean => chosen ?? forall;

/** Decides changes of several suppliers: accepts all of them or none. */
export const decideProviders = <F extends Field>(
  input: readonly ProviderChange[],
  { forall, fields, providers }: Facts<F>,
): Outcome<readonly ProviderDecision<F>[], Refused> => {
  const known = new Set(providers.map(({ id }) => id));
  const unknown = input.map(({ id }) => id).filter((id) => !known.has(id));
  if (unknown.length > 0) return refuse("company_group.unknown_provider", { providers: unknown });

  const wanted = new Map(input.map((one) => [one.id, one]));
  const decisions: ProviderDecision<F>[] = [];
  for (const provider of providers) {
    const change = wanted.get(provider.id);
    if (!change) continue;
    const { id, activated, values, version } = change;
    const decided = values === undefined ? accept([]) : decideCustomValues(fields, { kept: provider.values, given: values });
    if (!decided.ok) return refuse(decided.code, { ...Object(decided.details), providerId: id });
    const changed = activated !== undefined && activated !== holdsOf(forall, provider.chosen);
    if (!changed && decided.value.length === 0) continue;
    if (version !== provider.version) return refuse("company_group.provider_stale", { providerId: id, version: provider.version });
    decisions.push({ provider, activated: changed ? activated : undefined, values: decided.value });
  }
  return accept(decisions);
};
