import type { Competence, CompetenceReasonLine } from "@emdia/contract/risk-schedule/competence.ts";
import { activityHindrances, HIDDEN_REASON } from "@emdia/contract/risk-schedule/vocabulary.ts";
import { momentOf } from "../../../kernel/minutes.ts";
import type { Scope } from "../../../platform/access/scope.ts";
import { canRemedy, type Owned, seesReasons } from "../policy.ts";
import { type CompetenceAnswer, type CompetenceLine, competenceCures } from "../rules/competence.ts";

const hidden: CompetenceReasonLine = {
  reason: HIDDEN_REASON,
  since: null,
  until: null,
  note: null,
  norm: null,
  remedy: null,
  side: null,
  permission: null,
  canRemedy: false,
};

const isOfActivity = ({ reason }: CompetenceLine): boolean => (activityHindrances as readonly string[]).includes(reason);

const presentLine = (scope: Scope, owned: Owned, line: CompetenceLine): CompetenceReasonLine => {
  const cure = competenceCures[line.reason];
  return { ...line, ...cure, canRemedy: canRemedy(scope, cure, owned) };
};

/** Users without `see_employee` read the reasons of the activities; the others become one reason without details. */
export const presentCompetence = (scope: Scope, owned: Owned, { mayWork, until, lines }: CompetenceAnswer): Competence => {
  const shown = seesReasons(scope, owned) ? lines : lines.filter(isOfActivity);
  return {
    mayWork,
    until: until === null ? null : momentOf(until),
    reasons: [...shown.map((line) => presentLine(scope, owned, line)), ...(shown.length < lines.length ? [hidden] : [])],
  };
};
