// Rule: when a dispute can be decided, and by which user.
import type { DisputeState, decisionObstacles } from "@emdia/contract/pendencies/dispute.ts";
import { accept, type Outcome, refuse } from "../../../../kernel/outcome.ts";
import { eligibleDeciders, type Holder } from "./eligible-deciders.ts";

type Dispute = { readonly state: DisputeState; readonly rejectedBy: number | null };
type Decider = { readonly accountId: number; readonly holders: readonly Holder[]; readonly senders: readonly number[] };
type Obstacle = (typeof decisionObstacles)[number];

/** Why a holder of the permission cannot decide; null if the user can. */
export const decisionObstacle = ({ rejectedBy }: Dispute, { accountId, holders, senders }: Decider): Obstacle | null => {
  if (senders.includes(accountId)) return "own_document";
  return eligibleDeciders(holders, { rejectedBy, senders }).includes(accountId) ? null : "own_rejection";
};

const codes = { own_document: "pendency.own_document", own_rejection: "dispute.own_rejection" } as const satisfies {
  readonly [O in Obstacle]: string;
};
type WhyNot = "dispute.not_disputed" | "dispute.already_decided" | (typeof codes)[Obstacle];

/** The last dispute of a pendency is decided once. */
export const checkDecidable = <D extends Dispute>(dispute: D | undefined, decider: Decider): Outcome<D, WhyNot> => {
  if (!dispute) return refuse("dispute.not_disputed");
  if (dispute.state !== "pending") return refuse("dispute.already_decided");
  const obstacle = decisionObstacle(dispute, decider);
  return obstacle ? refuse(codes[obstacle]) : accept(dispute);
};
