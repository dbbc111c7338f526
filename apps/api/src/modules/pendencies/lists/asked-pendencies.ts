import type { PendencyFilter } from "@emdia/contract/pendencies/list-routes.ts";
import { type Seer, whichPendencies } from "../policy.ts";
import { statusesAsked } from "../rules/turn-to-answer.ts";
import type { AskedPendencies } from "../store/pendency-ways.ts";

/** A filter together with what this person sees. */
export const askedBy = <F extends PendencyFilter>(scope: Seer, filter: F): AskedPendencies & { readonly filter: F } => ({
  visible: whichPendencies(scope),
  filter: { ...filter, status: statusesAsked(filter) },
});
