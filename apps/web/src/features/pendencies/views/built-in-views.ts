import { PLANS } from "@emdia/contract/limits.ts";
import type { ViewFilter } from "@emdia/contract/pendencies/view-routes.ts";
import type { PendencyStatus } from "@emdia/contract/pendencies/vocabulary.ts";
import type { May } from "../../../shared/session/companies/held-permissions.ts";

type Side = NonNullable<ViewFilter["side"]>;
type BuiltInView = "queue" | "toReview" | "toSend" | "thisWeek" | "myAnswer";

const plan = [...PLANS];

/** What was approved, until it is renewed: nothing else has a day on which it ends. */
const expiring = ["DONE", "NEXT_DUE_DATE", "EXPIRED"] as const;

const mayDecide = (may: May): boolean => may("confirm_pendency") || may("reject_pendency");
const mayAnalyse = (may: May): boolean => may("pre_analysis_pendency") || may("pre_rejected_pendency");
const reviews = (may: May): boolean => mayDecide(may) || mayAnalyse(may);
const sends = (may: May): boolean => may("send_pendency_analysis");

/** Whoever decides waits for what was received, whoever analyses before for what was given to them; what was pre-rejected waits for all (CD-160). */
const toReview = (may: May): PendencyStatus[] => [
  ...(mayDecide(may) ? (["IN_REVISION"] as const) : []),
  ...(mayAnalyse(may) ? (["PRE_ANALYSIS"] as const) : []),
  "PRE_REJECTED",
];
/** Whoever sends waits for what is asked. */
const toSend: readonly PendencyStatus[] = ["OPEN", "EXPIRED", "NEXT_DUE_DATE", "PRE_REJECTED"];
/** Whoever only looks on waits for nothing by themselves. */
const onTheirWay: readonly PendencyStatus[] = ["IN_REVISION", "OPEN", "PRE_ANALYSIS", "PRE_REJECTED"];

type Asking = { readonly may: May; readonly standsOnBothSides: boolean };
type Offered = { readonly view: BuiltInView; readonly filter: ViewFilter };

/**
 * What has waited longest comes first to whoever reviews, and what is most urgent to whoever sends: nothing of theirs waits for a review. Whoever
 * does both has a queue for each; whoever stands on both sides looks from the one of which it is, as what is open of a supplier waits for that one.
 */
const queues = ({ may, standsOnBothSides }: Asking): readonly Offered[] => {
  const from = (side: Side) => (standsOnBothSides ? { side } : {});
  const doesBoth = reviews(may) && sends(may);
  const offered: Offered[] = [];
  if (reviews(may))
    offered.push({
      view: doesBoth ? "toReview" : "queue",
      filter: { plan, status: toReview(may), ...from("contractor"), orderBy: "REVISION_DATE" },
    });
  if (sends(may))
    offered.push({ view: doesBoth ? "toSend" : "queue", filter: { plan, status: [...toSend], ...from("provider"), orderBy: "DEFAULT" } });
  if (offered.length > 0) return offered;
  return [{ view: "queue", filter: { plan, status: [...onTheirWay], orderBy: "REVISION_DATE" } }];
};

/** The views that everybody has, of both plans: filters that can be changed on and kept under a name of one's own. */
export const builtInViews = (asking: Asking): readonly Offered[] => [
  ...queues(asking),
  { view: "thisWeek", filter: { plan, status: [...expiring], expires: "THIS_WEEK", orderBy: "EXPIRATION_DATE_ASC" } },
  { view: "myAnswer", filter: { plan, waitsForMyAnswer: true, orderBy: "UPDATED_ASC" } },
];
