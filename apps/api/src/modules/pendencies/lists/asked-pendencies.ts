import type { PendencyFilter } from "@emdia/contract/pendencies/list-routes.ts";
import { type Seer, whichPendencies } from "../policy.ts";
import { statusesAsked } from "../rules/turn-to-answer.ts";
import type { AskedPendencies } from "../store/pendency-ways.ts";

/** A filter together with what this person sees, from the side that it asks for. */
export const askedBy = <F extends PendencyFilter>({ entries }: Seer, filter: F): AskedPendencies & { readonly filter: F } => ({
  visible: whichPendencies({ entries: entries.filter(({ side }) => !filter.side || side === filter.side) }),
  filter: { ...filter, status: statusesAsked(filter) },
});
