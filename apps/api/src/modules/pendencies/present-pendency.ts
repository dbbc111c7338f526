import type { Pendency, PendencyRow } from "@emdia/contract/pendencies/pendency.ts";
import { isAwaitingAction } from "@emdia/contract/pendencies/vocabulary.ts";
import { mayDo, type Seer } from "./policy.ts";
import type { Mover } from "./rules/life.ts";
import { movesOf } from "./rules/move.ts";
import { isRemovable } from "./rules/removal.ts";
import type { ListedPendency, StoredPendency } from "./store/pendency-rows.ts";

const isKey = (by: Mover): by is Exclude<Mover, "clock" | "analyser" | "facts"> => by !== "clock" && by !== "analyser" && by !== "facts";

/** The moves that this person may try: whether the checklist and the documents allow them is seen when one is asked for. */
const offered = (scope: Seer, pendency: ListedPendency): PendencyRow["moves"] =>
  movesOf(pendency).flatMap(({ move, asks }) =>
    isKey(move.by) && mayDo(scope, move.by, pendency) ? [{ action: move.action, status: asks }] : [],
  );

export const presentRow = (scope: Seer, pendency: ListedPendency): PendencyRow => ({
  id: pendency.id,
  name: pendency.name,
  type: pendency.kind,
  plan: pendency.plan,
  status: pendency.status,
  isAwaitingAction: pendency.active && isAwaitingAction(pendency.status),
  referenceMonth: pendency.referenceMonth,
  issueDate: pendency.issueDate,
  expirationDate: pendency.expirationDate,
  revisionDate: pendency.revisionDate,
  updatedAt: pendency.updatedAt.toISOString(),
  active: pendency.active,
  rest: pendency.restFor && pendency.restReason ? { for: pendency.restFor, reason: pendency.restReason } : null,
  project: pendency.project,
  contractor: pendency.contractor,
  company: pendency.provider,
  employee: pendency.worker,
  version: pendency.version,
  moves: offered(scope, pendency),
});

export const presentPendency = (scope: Seer, pendency: StoredPendency): Pendency => ({
  ...presentRow(scope, pendency),
  description: pendency.description,
  instructions: pendency.instructions,
  category: pendency.category,
  note: pendency.note,
  closedUnread: pendency.closedUnread,
  blocksWork: pendency.blocksWork,
  asksExpiry: pendency.asksExpiry,
  sentDocuments: pendency.sentDocuments,
  answers: pendency.answers,
  createdAt: pendency.createdAt.toISOString(),
  can: {
    remove: mayDo(scope, "config_pendency_project", pendency) && isRemovable(pendency),
    seeHistory: mayDo(scope, "see_details_pendency", pendency),
  },
});
