import type { BulkLine } from "@emdia/contract/bulk-line.ts";
import type { NamedAnswer } from "@emdia/contract/pendencies/checklist-routes.ts";
import { refuse } from "../../../kernel/outcome.ts";
import type { Scope } from "../../../platform/access/scope.ts";
import { toBulkResult } from "../../../platform/http/bulk-line.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { answerOn } from "./answer-on.ts";
import { heldForAnswers } from "./question-in-view.ts";
import { pendenciesOfQuestions } from "./store.ts";

/** Answers the questions of one pendency together. */
const linesOf = async (scope: Scope, pendencyId: number | undefined, answers: readonly NamedAnswer[]): Promise<readonly BulkLine[]> => {
  const locked = pendencyId === undefined ? refuse("pendency.question_not_found") : await heldForAnswers(scope, pendencyId);
  if (!locked.ok) return answers.map(({ checklistId }) => toBulkResult(checklistId, locked));
  const answered = await answerOn(scope, locked.value, answers);
  return answers.map(({ checklistId }) => toBulkResult(checklistId, answered.get(checklistId) ?? "done"));
};

/**
 * Locks the pendencies in id order, so that two concurrent requests cannot deadlock. The last of several answers to one question counts.
 */
export const answerMany: Handler<"POST /pendencies/checklist"> = async (scope, { body: { items } }) => {
  const answersById = new Map(items.map((item) => [item.checklistId, item]));
  const pendencies = await pendenciesOfQuestions(scope.tx, [...answersById.keys()]);
  const together = Map.groupBy(answersById.values(), ({ checklistId }) => pendencies.get(checklistId));
  const lines = new Map<number, BulkLine>();
  for (const [pendencyId, some] of [...together].toSorted(([one = 0], [other = 0]) => one - other))
    for (const line of await linesOf(scope, pendencyId, some)) lines.set(line.id, line);
  return { results: [...answersById.keys()].flatMap((id) => lines.get(id) ?? []) };
};
