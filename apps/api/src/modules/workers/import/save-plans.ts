// Writes the decisions of a batch.

import { type HistoryNote, recordHistoryBatch } from "../../../platform/history/history.ts";
import type { ImportScope, LineOutcome } from "../../../platform/imports/import-definition.ts";
import { noteOn } from "../records/remember-worker.ts";
import type { NewWorkerPlan } from "../rules/import/line-facts.ts";
import { recomputeWorkers } from "../settle-worker.ts";
import {
  correctMovementRows,
  insertAdmissions,
  insertWorkers,
  replaceActivities,
  replaceFormerRegimes,
  updateWorkers,
  writeAnswers,
  writeLinks,
} from "../store/import-writes.ts";
import { countSaves } from "../store/worker-saves.ts";
import { failed, type LinePlan } from "./line-plan.ts";

type Saved = { readonly workerId: number; readonly entry: LinePlan };
type Changed = Extract<LinePlan, { readonly kind: "change" }>;

/** Inserts the new workers. A person who became a worker in a concurrent request is refused, as in the form. */
const insertNew = async (
  { tx, now, companyId: providerId, account }: ImportScope,
  plans: readonly LinePlan[],
): Promise<readonly Saved[]> => {
  const added = plans.filter(({ kind }) => kind === "new");
  const rows = await insertWorkers(
    tx,
    { providerId, now },
    added.map(({ line, plan }) => ({ line, ...plan.fields })),
  );
  await insertAdmissions(
    tx,
    { providerId, accountId: account.id },
    rows.map(({ id }) => id),
  );
  const ids = new Map(rows.map(({ id, line }) => [line, id]));
  return added.flatMap((entry) => {
    const workerId = ids.get(entry.line);
    return workerId === undefined ? [] : [{ workerId, entry }];
  });
};

const updateChanged = async ({ tx, now, companyId: providerId, account }: ImportScope, changes: readonly Changed[]): Promise<void> => {
  const records = changes.filter(({ plan }) => plan.isRecordChanged);
  await updateWorkers(
    tx,
    { providerId, now },
    records.map(({ workerId, plan }) => ({ id: workerId, ...plan.fields })),
  );
  await correctMovementRows(
    tx,
    providerId,
    records.flatMap(({ plan }) => plan.corrected),
  );
  const former = records.flatMap(({ workerId, plan }) => (plan.former === null ? [] : [{ workerId, former: plan.former }]));
  await replaceFormerRegimes(tx, providerId, former);
  const saves = changes.map(({ workerId, plan }) => ({ id: workerId, fields: plan.changed }));
  await countSaves(tx, { providerId, saves, by: account });
};

const writeParts = async ({ tx, companyId: providerId }: ImportScope, saved: readonly Saved[]): Promise<void> => {
  await writeLinks(tx, providerId, {
    opened: saved.flatMap(({ workerId, entry }) => entry.plan.links.opened.map((link) => ({ ...link, workerId }))),
    changed: saved.flatMap(({ entry }) => entry.plan.links.changed),
  });
  const active = saved.filter(({ entry }) => entry.kind === "change" || entry.plan.activityIds.length > 0);
  await replaceActivities(
    tx,
    providerId,
    active.map(({ workerId, entry }) => ({ workerId, activityIds: entry.plan.activityIds })),
  );
  const answers = saved.flatMap(({ workerId, entry }) =>
    entry.plan.values.map(({ field, to }) => ({ workerId, contractorId: field.companyId, fieldId: field.id, value: to })),
  );
  await writeAnswers(tx, providerId, answers);
};

type WorkerName = { readonly providerId: number; readonly id: number; readonly name: string };
const notesOfParts = (worker: WorkerName, { links, values }: NewWorkerPlan): readonly HistoryNote[] => [
  ...(["opened", "changed"] as const).flatMap((kind) =>
    links[kind].map(({ name }) =>
      noteOn(worker, {
        action: kind === "opened" ? "worker.linked" : "worker.link_changed",
        change: { field: "project", from: null, to: name },
      }),
    ),
  ),
  ...values.map(({ field, from, to }) => noteOn(worker, { action: "worker.field_changed", change: { field: field.name, from, to } })),
];

/** The history entries of single saves. */
const notesOf = (providerId: number, { workerId, entry }: Saved): readonly HistoryNote[] => {
  const worker = { providerId, id: workerId, name: entry.plan.fields.name };
  const record =
    entry.kind === "new"
      ? [noteOn(worker, { action: "worker.created" })]
      : entry.plan.told.map((change) => noteOn(worker, { action: "worker.changed", change }));
  return [...record, ...notesOfParts(worker, entry.plan)];
};

const outcomeOf = ({ workerId, entry }: Saved): LineOutcome => ({
  line: entry.line,
  result: entry.kind === "new" ? "created" : "changed",
  reasons: [],
  rowId: workerId,
});

export const savePlans = async (scope: ImportScope, plans: readonly LinePlan[]): Promise<readonly LineOutcome[]> => {
  const { tx, now, today, companyId: providerId, account } = scope;
  const added = await insertNew(scope, plans);
  const changes = plans.filter((plan): plan is Changed => plan.kind === "change");
  await updateChanged(scope, changes);
  const saved = [...added, ...changes.map((entry) => ({ workerId: entry.workerId, entry }))];
  await writeParts(scope, saved);
  await recomputeWorkers(tx, { providerId, workerIds: saved.map(({ workerId }) => workerId), today, by: account });
  await recordHistoryBatch(
    tx,
    { at: now, account },
    saved.flatMap((one) => notesOf(providerId, one)),
  );
  const written = new Set(saved.map(({ entry }) => entry.line));
  const lost = plans.filter(({ line }) => !written.has(line));
  return [...saved.map(outcomeOf), ...lost.map(({ line }) => failed(line, [{ code: "worker.already_here", column: "cpf" }]))];
};
