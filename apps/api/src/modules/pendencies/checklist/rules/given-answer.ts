import type { RefusalReason } from "@emdia/contract/catalogue/vocabulary.ts";
import { JUSTIFICATION_MIN_LENGTH } from "@emdia/contract/limits.ts";
import type { ChecklistAnswer } from "@emdia/contract/pendencies/checklist-routes.ts";
import type { ChecklistStatus } from "@emdia/contract/pendencies/vocabulary.ts";
import { accept, type Outcome, refuse } from "../../../../kernel/outcome.ts";

/** Suggestion for a Não. */
export type Correction = { readonly reason: RefusalReason; readonly gap: string; readonly action: string };
/** Stored answer. All fields except the status explain a Não. */
export type KeptAnswer = {
  readonly status: ChecklistStatus;
  readonly justification: string | null;
  readonly reason: RefusalReason | null;
  readonly action: string | null;
  readonly example: string | null;
  readonly page: number | null;
};
export type QuestionState = {
  readonly kept: KeptAnswer;
  /** Suggestions of the question's template. */
  readonly corrections: readonly Correction[];
  readonly expected: string | null;
};

const needsNoReason = { justification: null, reason: null, action: null, example: null, page: null } as const;

/** The suggestion of the chosen reason or with the same text. Without a reason the first suggestion is the fallback. */
const suggestionFor = ({ corrections }: QuestionState, { reason, invalidDescription }: ChecklistAnswer): Correction | undefined =>
  corrections.find((one) => (reason ? one.reason === reason : one.gap === invalidDescription)) ?? (reason ? undefined : corrections[0]);

const explained = (question: QuestionState, given: ChecklistAnswer, justification: string): KeptAnswer => {
  const suggested = suggestionFor(question, given);
  return {
    status: given.status,
    justification,
    reason: given.reason ?? suggested?.reason ?? null,
    action: given.action || suggested?.action || null,
    example: given.example || question.expected,
    page: given.page ?? null,
  };
};

const isSame = (one: KeptAnswer, other: KeptAnswer): boolean =>
  one.status === other.status &&
  one.justification === other.justification &&
  one.reason === other.reason &&
  one.action === other.action &&
  one.example === other.example &&
  one.page === other.page;

/** The answer to store, or null if it does not change. A Não requires a justification; the template fills missing fields (CD-162). */
export const givenAnswer = (
  question: QuestionState,
  given: ChecklistAnswer,
): Outcome<KeptAnswer | null, "pendency.justification_missing"> => {
  const { kept } = question;
  if (given.status !== "INVALID") return accept(given.status === kept.status ? null : { status: given.status, ...needsNoReason });
  const justification = given.invalidDescription ?? "";
  if (kept.status === "INVALID" && justification === "") return accept(null);
  if (justification.length < JUSTIFICATION_MIN_LENGTH) return refuse("pendency.justification_missing", { least: JUSTIFICATION_MIN_LENGTH });
  const answer = explained(question, given, justification);
  return accept(isSame(kept, answer) ? null : answer);
};
