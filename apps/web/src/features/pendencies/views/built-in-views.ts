import { PLANS } from "@emdia/contract/limits.ts";
import type { ViewFilter } from "@emdia/contract/pendencies/view-routes.ts";
import { owedStatuses, type PendencyStatus } from "@emdia/contract/pendencies/vocabulary.ts";
import type { May } from "../../../shared/session/companies/held-permissions.ts";

type Side = NonNullable<ViewFilter["side"]>;
type BuiltInView = "queue" | "toReview" | "toSend" | "thisWeek" | "dueSoon" | "overdue" | "disputed" | "myAnswer";

const plan = [...PLANS];

/** Approved documents until they are renewed; other statuses have no expiry date. */
const expiring = ["DONE", "NEXT_DUE_DATE", "EXPIRED"] as const;

const mayDecide = (may: May): boolean => may("confirm_pendency") || may("reject_pendency");
const mayAnalyse = (may: May): boolean => may("pre_analysis_pendency") || may("pre_rejected_pendency");
const reviews = (may: May): boolean => mayDecide(may) || mayAnalyse(may);
const sends = (may: May): boolean => may("send_pendency_analysis");

/** Statuses that wait for a reviewer, by permission: received, in pre-analysis, and pre-rejected for all reviewers (CD-160). */
const toReview = (may: May): PendencyStatus[] => [
  ...(mayDecide(may) ? (["IN_REVISION"] as const) : []),
  ...(mayAnalyse(may) ? (["PRE_ANALYSIS"] as const) : []),
  "PRE_REJECTED",
];
/** Statuses in progress, for users who can neither review nor send. */
const onTheirWay: readonly PendencyStatus[] = ["IN_REVISION", "OPEN", "PRE_ANALYSIS", "PRE_REJECTED"];

type Asking = { readonly may: May; readonly standsOnBothSides: boolean };
type Offered = { readonly view: BuiltInView; readonly filter: ViewFilter };

/**
 * A review queue leaves out reviews that are assigned to other users. Review queues sort by revision date, sending queues in the default order, because unsent documents have no revision date. A user who reviews and
 * sends gets both queues. For users on both sides, each queue is limited to its side, because an open pendency waits for the supplier only.
 */
const queues = ({ may, standsOnBothSides }: Asking): readonly Offered[] => {
  const from = (side: Side) => (standsOnBothSides ? { side } : {});
  const doesBoth = reviews(may) && sends(may);
  const offered: Offered[] = [];
  if (reviews(may))
    offered.push({
      view: doesBoth ? "toReview" : "queue",
      filter: { plan, status: toReview(may), ...from("contractor"), myQueue: true, orderBy: "REVISION_DATE" },
    });
  if (sends(may))
    offered.push({
      view: doesBoth ? "toSend" : "queue",
      filter: { plan, status: [...owedStatuses], ...from("provider"), orderBy: "DEFAULT" },
    });
  if (offered.length > 0) return offered;
  return [{ view: "queue", filter: { plan, status: [...onTheirWay], orderBy: "REVISION_DATE" } }];
};

/** Deadlines of the sender and of the reviewer, and disputes to decide. */
const deadlines = ({ may, standsOnBothSides }: Asking): readonly Offered[] => {
  const from = (side: Side) => (standsOnBothSides ? { side } : {});
  const offered: Offered[] = [];
  if (sends(may)) offered.push({ view: "dueSoon", filter: { plan, ...from("provider"), sends: "NEXT_7_DAYS", orderBy: "SEND_BY" } });
  if (reviews(may)) offered.push({ view: "overdue", filter: { plan, ...from("contractor"), reviewOverdue: true, orderBy: "REVIEW_BY" } });
  if (may("decide_dispute"))
    offered.push({ view: "disputed", filter: { plan, ...from("contractor"), disputed: true, orderBy: "UPDATED_ASC" } });
  return offered;
};

/** The built-in views, for both plans. A user can change the filter and save it as an own view. */
export const builtInViews = (asking: Asking): readonly Offered[] => [
  ...queues(asking),
  ...deadlines(asking),
  { view: "thisWeek", filter: { plan, status: [...expiring], expires: "THIS_WEEK", orderBy: "EXPIRATION_DATE_ASC" } },
  { view: "myAnswer", filter: { plan, waitsForMyAnswer: true, orderBy: "UPDATED_ASC" } },
];
