import type { ImportLine, ImportScope, LineOutcome } from "../../../platform/imports/import-definition.ts";
import { decideChange } from "../rules/import/decide-change.ts";
import { decideNew } from "../rules/import/decide-new.ts";
import { failed, type LinePlan } from "./line-plan.ts";
import { type LoadedBatch, type LoadedLine, loadLines } from "./load-lines.ts";
import { savePlans } from "./save-plans.ts";

type Decision = LinePlan | LineOutcome;

/** A line without a valid document is checked as a new worker, so that all its faults are reported. */
const decideLine = ({ facts, keptOutOf, storedOf }: LoadedBatch, { number, line, reasons }: LoadedLine): Decision => {
  const { document } = line;
  const stored = document && storedOf(document);
  const known = { ...facts, keptOut: document ? keptOutOf(document) : [] };
  if (!stored) {
    const decided = decideNew(line, reasons, known);
    return decided.ok ? { line: number, kind: "new", plan: decided.plan } : failed(number, decided.reasons);
  }
  const decided = decideChange(line, reasons, { stored, facts: known });
  if (!decided.ok) return failed(number, decided.reasons, stored.id);
  if (decided.plan.changed.length === 0) return { line: number, result: "unchanged", reasons: [], rowId: stored.id };
  return { line: number, kind: "change", plan: decided.plan, workerId: stored.id };
};

const isPlan = (decision: Decision): decision is LinePlan => "kind" in decision;

/** Decides and writes a batch of lines of workers. */
export const applyLines = async (scope: ImportScope, lines: readonly ImportLine[]): Promise<readonly LineOutcome[]> => {
  const batch = await loadLines(scope, lines);
  const decisions = batch.lines.map((line) => decideLine(batch, line));
  const outcomes = decisions.filter((decision): decision is LineOutcome => !isPlan(decision));
  return [...outcomes, ...(await savePlans(scope, decisions.filter(isPlan)))];
};
