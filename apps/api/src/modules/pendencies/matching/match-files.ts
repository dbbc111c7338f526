import type { PendencyRow } from "@emdia/contract/pendencies/pendency.ts";
import { entriesHolding, holds, reachOf, type Scope } from "../../../platform/access/scope.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { currentDocumentType } from "../documents/current-document-type.ts";
import { cpfsIn } from "../rules/matching/file-words.ts";
import { createFileMatcher, type FileMatch } from "../rules/matching/match-files.ts";
import { findMatchCandidates, findRejectedDocuments, findWorkersByCpf, type MatchCandidate } from "../store/match-candidates.ts";

/** Entries on the supplier's side that see, upload and send: each of them needs all three. */
const sendingEntries = (scope: Scope) =>
  entriesHolding(scope, "see_pendency").filter(
    (entry) => entry.side === "provider" && holds(entry, "upload_document_pendency") && holds(entry, "send_pendency_analysis"),
  );

/** Date rules by contractor and document type: contractors may have their own periods. */
const readDateRules = async (scope: Scope, rows: readonly MatchCandidate[]) => {
  const keyOf = ({ contractor, type }: MatchCandidate) => `${contractor.id} ${type.ownerId} ${type.id} ${type.version}`;
  const rules = new Map<string, Awaited<ReturnType<typeof currentDocumentType>>>();
  for (const row of new Map(rows.map((one) => [keyOf(one), one])).values())
    rules.set(keyOf(row), await currentDocumentType(scope, { contractorId: row.contractor.id, type: row.type }));
  return (row: MatchCandidate) => rules.get(keyOf(row));
};

const namesOf = ({ id, document, month, frequency, project, contract, contractor, company, worker }: MatchCandidate) => ({
  id,
  name: document,
  referenceMonth: month,
  frequency,
  project: { ...project, contract },
  contractor: { id: contractor.id, name: contractor.name },
  company: { id: company.id, name: company.name },
  employee: worker satisfies PendencyRow["employee"],
});

/** Returns a function that presents a match with the date rules and the rejected documents of its pendencies. */
const presenter = async (scope: Scope, rows: readonly MatchCandidate[]) => {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const ruleOf = await readDateRules(scope, rows);
  const rejected = await findRejectedDocuments(scope.tx, [...byId.keys()]);
  return ({ found, chosen, ...match }: FileMatch, key: number) => ({
    ...match,
    key,
    chosen: [...chosen],
    pendencies: found.flatMap(({ id, signals }) => {
      const row = byId.get(id);
      const rule = row && ruleOf(row);
      if (!row || !rule) return [];
      const { validity, asksIssueDate, asksExpiry } = rule;
      return [{ ...namesOf(row), signals: [...signals], validity, asksIssueDate, asksExpiry, replaces: rejected.get(id) ?? null }];
    }),
  });
};

/** Matches files by name and text with the pendencies that the user may send for. Nothing of a file is stored, logged or returned. */
export const matchFiles: Handler<"POST /pendencies/matches"> = async (scope, { body: { files } }) => {
  const entries = sendingEntries(scope);
  const readable = entries.filter((entry) => holds(entry, "see_employee_data"));
  const { rows, isWhole } = await findMatchCandidates(scope.tx, reachOf(entries));
  const cpfs = files.flatMap(({ name, text }) => [...cpfsIn(`${name}\n${text}`)]);
  const workersByCpf = await findWorkersByCpf(scope.tx, reachOf(readable), [...new Set(cpfs)]);
  const seesCpfs = entries.every((entry) => entry.projects === "all" && readable.includes(entry));
  const match = createFileMatcher(rows, { workersByCpf, seesCpfs, isWhole });
  const matches = files.map((file) => ({ key: file.key, match: match(file) }));
  const named = new Set(matches.flatMap(({ match: { found } }) => found.map(({ id }) => id)));
  const present = await presenter(
    scope,
    rows.filter(({ id }) => named.has(id)),
  );
  return { results: matches.map(({ key, match: one }) => present(one, key)), isWhole, today: scope.today };
};
