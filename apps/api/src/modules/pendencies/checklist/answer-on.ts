// Writes answers to the questions of one pendency.
import type { NamedAnswer } from "@emdia/contract/pendencies/checklist-routes.ts";
import type { PendencyDeed } from "@emdia/contract/pendencies/history-deeds.ts";
import { type Refusal, refuse } from "../../../kernel/outcome.ts";
import type { Scope } from "../../../platform/access/scope.ts";
import { type HistoryNote, rememberAll } from "../../../platform/history/history.ts";
import { catalogueTextIn } from "../../catalogue/index.ts";
import { requireCurrentVersion } from "../review/stale.ts";
import { lastAnswerTo } from "../review/store.ts";
import type { StoredPendency } from "../store/pendency-rows.ts";
import { answerable } from "./rules/answerable.ts";
import { givenAnswer } from "./rules/given-answer.ts";
import { withStoredTexts } from "./rules/stored-texts.ts";
import { type Answer, questionsOf, type StoredQuestion, writeAnswers } from "./store.ts";

type RefusedAnswer =
  | "pendency.stale"
  | "pendency.answered_meanwhile"
  | "pendency.inactive"
  | "pendency.checklist_closed"
  | "pendency.justification_missing"
  | "pendency.question_not_found";
/** Result of each answer, by question id. */
export type Answered = ReadonlyMap<number, "done" | Refusal<RefusedAnswer>>;

type Explaining = "justification" | "reason" | "action" | "example" | "page";
const explaining: readonly Explaining[] = ["justification", "reason", "action", "example", "page"];

/** Fields of a Não for the history: justification and page of a new Não, and each field that a later correction changes. */
const explanationsOf = ({ before, ...answer }: Answer) => {
  if (answer.status !== "INVALID") return [];
  const isNew = before.status !== "INVALID";
  const fields = isNew ? (["justification", "page"] as const) : explaining;
  const text = (value: string | number | null) => (value === null ? null : String(value));
  return fields
    .map((field) => ({ field, from: text(before[field]), to: text(answer[field]) }))
    .filter(({ field, from, to }) => from !== to || (field === "justification" && isNew));
};

/**
 * History lines of an answer. The history of the pendency gets the answer and the justification; the other fields go to the analysis
 * history only.
 */
const notesOf = ({ contractorId, providerId, id }: StoredPendency, answer: Answer): readonly HistoryNote[] => {
  const about = { kind: "pendency", id };
  const subject = { kind: "pendency_question", id: answer.id, name: answer.text };
  const base = { ownerId: contractorId, providerId, about, subject };
  const change = { field: "answer", from: answer.before.status, to: answer.status };
  const explained = explanationsOf(answer).map((explanation) => ({
    ...base,
    about: explanation.field === "justification" ? about : { kind: "pendency_analysis", id },
    action: "pendency.explained" satisfies PendencyDeed,
    change: explanation,
  }));
  return change.from === change.to ? explained : [{ ...base, action: "pendency.answered" satisfies PendencyDeed, change }, ...explained];
};

type Input = { readonly question: StoredQuestion | undefined; readonly asked: NamedAnswer };

/** Optimistic lock per question: the refusal contains the current answer, its author and its time. */
const answeredMeanwhile = async ({ tx }: Scope, pendency: StoredPendency, question: StoredQuestion) => {
  const given = await lastAnswerTo(tx, pendency, question.id);
  return refuse("pendency.answered_meanwhile", {
    answerVersion: question.version,
    status: question.status,
    invalidDescription: question.justification,
    at: given?.at ?? null,
    by: given?.by ?? null,
  });
};

/** The answer to write, the refusal, or undefined if the answer does not change. */
const givenTo = async (
  scope: Scope,
  pendency: StoredPendency,
  { question, asked }: Input,
): Promise<Answer | Refusal<RefusedAnswer> | undefined> => {
  if (!question) return refuse("pendency.question_not_found");
  const current = await requireCurrentVersion(scope, pendency, asked.version);
  if (!current.ok) return current;
  const written = withStoredTexts(asked, question, (text) => catalogueTextIn(scope.language, text));
  const given = givenAnswer({ kept: question, corrections: question.corrections, expected: question.expected }, written);
  if (!given.ok || given.value === null) return given.ok ? undefined : given;
  const readVersion = asked.answerVersion ?? question.version;
  if (readVersion !== question.version) return answeredMeanwhile(scope, pendency, question);
  return { ...given.value, id: question.id, position: question.position, text: question.text, before: question };
};

/** Answers questions of a locked pendency. A refused answer does not affect the others; an unchanged answer counts as done. */
export const answerOn = async (scope: Scope, pendency: StoredPendency, namedAnswers: readonly NamedAnswer[]): Promise<Answered> => {
  const open = answerable(pendency);
  if (!open.ok) return new Map(namedAnswers.map(({ checklistId }) => [checklistId, open]));
  const questions = new Map((await questionsOf(scope.tx, pendency)).map((question) => [question.id, question]));
  const done = new Map<number, "done" | Refusal<RefusedAnswer>>();
  const answers: Answer[] = [];
  for (const one of namedAnswers) {
    const given = await givenTo(scope, pendency, { question: questions.get(one.checklistId), asked: one });
    if (given && "before" in given) answers.push(given);
    done.set(one.checklistId, given && "code" in given ? given : "done");
  }
  if (answers.length > 0) {
    await writeAnswers(scope.tx, pendency, answers);
    await rememberAll(
      scope,
      answers.flatMap((answer) => notesOf(pendency, answer)),
    );
  }
  return done;
};
