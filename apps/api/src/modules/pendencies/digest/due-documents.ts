import type { PermissionKey } from "@emdia/contract/permissions.ts";
import type { IsoDay } from "../../../kernel/dates.ts";
import type { Tx } from "../../../platform/database/transaction.ts";
import { visibleBranches } from "../list/list-scope.ts";
import type { Seer } from "../policy.ts";
import { type DuePart, type DueTopic, dueTopics, firstMonthNotDue, joinDueParts, lastDaySoon, topicRules } from "../rules/due-topics.ts";
import { type DueDocument, duePart, type TypesOfContractors } from "../store/due-documents.ts";

type Input = {
  readonly key: PermissionKey;
  readonly topics: readonly DueTopic[];
  readonly soonDays: number;
  readonly atMost: number;
  readonly today: IsoDay;
  /** Document types of workers that another section of the digest shows instead. */
  readonly shownElsewhere: TypesOfContractors;
};
export type DueResult = DuePart<DueDocument> & { readonly topic: DueTopic };

/** The documents of each topic that a person sees with a permission, without topics that have none. */
export const dueDocuments = async (
  tx: Tx,
  seer: Seer,
  { key, topics, soonDays, atMost, today, shownElsewhere }: Input,
): Promise<readonly DueResult[]> => {
  const branches = visibleBranches(seer, key);
  const filter = { today, soonUntil: lastDaySoon(today, soonDays), monthsBefore: firstMonthNotDue(today), atMost, shownElsewhere };
  const found: DueResult[] = [];
  for (const topic of dueTopics.filter((one) => topics.includes(one))) {
    const own = branches.filter(({ side }) => topicRules[topic].sides.includes(side));
    const parts: DuePart<DueDocument>[] = [];
    for (const branch of own) parts.push(await duePart(tx, branch, { topic, ...filter }));
    const joined = joinDueParts(parts, atMost);
    if (joined.total > 0) found.push({ topic, ...joined });
  }
  return found;
};
