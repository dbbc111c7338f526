import type { LineReason } from "@emdia/contract/imports/report.ts";
import { recordHistoryBatch } from "../../../../platform/history/history.ts";
import type { ImportLine, ImportScope, LineOutcome } from "../../../../platform/imports/import-definition.ts";
import { keyOfDocument } from "../../import/load-lines.ts";
import { decideRestrictionLine, type RestrictionDecision } from "../../rules/restriction-import/decide-restriction-line.ts";
import { type RestrictionLine, readRestrictionLine } from "../../rules/restriction-import/read-restriction-line.ts";
import { insertRestrictions, lockRestrictionsByDocument, updateRestrictions } from "../../store/imported-restrictions.ts";
import { writeRestrictionNotices } from "../../store/restriction-notices.ts";
import { mayDo } from "../policy.ts";
import { noteOfCreation, notesOfChange } from "../remember-restriction.ts";

type Decided = { readonly number: number; readonly line: RestrictionLine; readonly decision: RestrictionDecision };
type Kind<K extends RestrictionDecision["kind"]> = Decided & { readonly decision: Extract<RestrictionDecision, { readonly kind: K }> };

const ofKind = <K extends RestrictionDecision["kind"]>(decided: readonly Decided[], kind: K): readonly Kind<K>[] =>
  decided.filter((one): one is Kind<K> => one.decision.kind === kind);

const failed = (line: number, reasons: readonly LineReason[]): LineOutcome => ({ line, result: "failed", reasons, rowId: null });

type ReadLine = { readonly number: number; readonly line: RestrictionLine };

const decideLines = async (scope: ImportScope, lines: readonly ReadLine[]): Promise<readonly Decided[]> => {
  const { tx, today, companyId } = scope;
  const documents = lines.map(({ line }) => line.document.document);
  const known = Map.groupBy(await lockRestrictionsByDocument(tx, companyId, documents), keyOfDocument);
  const facts = { today, mayChange: mayDo(scope, "update_restricted_employee", companyId) };
  return lines.map(({ number, line }) => ({
    number,
    line,
    decision: decideRestrictionLine(line, known.get(keyOfDocument(line.document)) ?? [], facts),
  }));
};

const insertNew = async ({ tx, companyId: contractorId, account }: ImportScope, added: readonly Kind<"new">[]) =>
  insertRestrictions(
    tx,
    { contractorId, accountId: account.id },
    added.map(({ number, line, decision }) => ({ ...line.document, ...decision.restriction, line: number })),
  );

/** Writes the decisions with the history entries of the single form. */
const saveLines = async (scope: ImportScope, decided: readonly Decided[]): Promise<readonly LineOutcome[]> => {
  const { tx, now, account, companyId: contractorId } = scope;
  const [added, changed] = [ofKind(decided, "new"), ofKind(decided, "change")];
  const ids = await insertNew(scope, added);
  await updateRestrictions(
    tx,
    contractorId,
    changed.map(({ decision: { id, restriction } }) => ({ id, ...restriction })),
  );
  const created = added.flatMap(({ number, decision: { restriction } }) => {
    const id = ids.get(number);
    return id === undefined ? [] : [noteOfCreation({ contractorId, id, name: restriction.name }, restriction.reason)];
  });
  const changes = changed.flatMap(({ decision: { id, restriction, told } }) =>
    notesOfChange({ contractorId, id, name: restriction.name }, told),
  );
  await recordHistoryBatch(tx, { at: now, account }, [...created, ...changes]);
  const addedIds = [...ids.values()];
  await writeRestrictionNotices(tx, { contractorId, ids: addedIds, by: account.id, now });
  return [
    ...added.map(({ number }): LineOutcome => {
      const rowId = ids.get(number);
      if (rowId === undefined) return failed(number, [{ code: "restriction.overlaps", column: "startDate" }]);
      return { line: number, result: "created", reasons: [], rowId };
    }),
    ...changed.map(({ number, decision }): LineOutcome => ({ line: number, result: "changed", reasons: [], rowId: decision.id })),
    ...ofKind(decided, "unchanged").map(
      ({ number, decision }): LineOutcome => ({ line: number, result: "unchanged", reasons: [], rowId: decision.id }),
    ),
    ...ofKind(decided, "failed").map(({ number, decision }) => failed(number, [decision.reason])),
  ];
};

/** Decides and writes a batch of lines of restricted workers. Each line is about another person. */
export const applyRestrictionLines = async (scope: ImportScope, lines: readonly ImportLine[]): Promise<readonly LineOutcome[]> => {
  const read = lines.map(({ line: number, cells }) => ({ number, ...readRestrictionLine(cells) }));
  const complete = read.flatMap(({ number, line }) => (line ? [{ number, line }] : []));
  const incomplete = read.flatMap(({ number, line, reasons }) => (line ? [] : [failed(number, reasons)]));
  return [...incomplete, ...(await saveLines(scope, await decideLines(scope, complete)))];
};
