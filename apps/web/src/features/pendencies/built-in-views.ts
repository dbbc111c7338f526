import { PLANS } from "@emdia/contract/limits.ts";
import type { ViewFilter } from "@emdia/contract/pendencies/view-routes.ts";
import type { PendencyStatus } from "@emdia/contract/pendencies/vocabulary.ts";
import type { May } from "../../shared/session/held-permissions.ts";

export const builtInViews = ["queue", "thisWeek", "myAnswer"] as const;
type BuiltInView = (typeof builtInViews)[number];

const plan = [...PLANS];

/** What was approved, until it is renewed: nothing else has a day on which it ends. */
const expiring = ["DONE", "NEXT_DUE_DATE", "EXPIRED"] as const;

const mayDecide = (may: May): boolean => may("confirm_pendency") || may("reject_pendency");
const mayAnalyse = (may: May): boolean => may("pre_analysis_pendency") || may("pre_rejected_pendency");
/** What has waited longest comes first to whoever reviews, and what is most urgent to whoever sends: nothing of theirs waits for a review. */
const reviews = (may: May): boolean => mayDecide(may) || mayAnalyse(may) || !may("send_pendency_analysis");

/** Whoever decides waits for what was received, whoever analyses before for what was given to them, whoever sends for what is asked; what was pre-rejected waits for all (CD-160). */
const queueOf = (may: May): PendencyStatus[] => {
  const [decides, analyses] = [mayDecide(may), mayAnalyse(may)];
  const sends = may("send_pendency_analysis");
  if (!decides && !analyses && !sends) return ["IN_REVISION", "OPEN", "PRE_ANALYSIS", "PRE_REJECTED"];
  return [
    ...(decides ? (["IN_REVISION"] as const) : []),
    ...(analyses ? (["PRE_ANALYSIS"] as const) : []),
    ...(sends ? (["OPEN", "EXPIRED", "NEXT_DUE_DATE"] as const) : []),
    "PRE_REJECTED",
  ];
};

/** The views that everybody has, of both plans: filters that can be changed on and kept under a name of one's own. */
export const builtInView = (view: BuiltInView, may: May): ViewFilter => {
  if (view === "queue") return { plan, status: queueOf(may), orderBy: reviews(may) ? "REVISION_DATE" : "DEFAULT" };
  if (view === "thisWeek") return { plan, status: [...expiring], expires: "THIS_WEEK", orderBy: "EXPIRATION_DATE_ASC" };
  return { plan, waitsForMyAnswer: true, orderBy: "UPDATED_ASC" };
};
