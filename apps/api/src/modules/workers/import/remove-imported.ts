import { recordHistoryBatch } from "../../../platform/history/history.ts";
import type { ImportUndo } from "../../../platform/imports/import-definition.ts";
import { noteOn } from "../records/remember-worker.ts";
import { closedBy } from "../rules/contracts.ts";
import { isOpenOn } from "../rules/open-links.ts";
import { settleBadges } from "../settle-badges.ts";
import { recomputeWorkers } from "../settle-worker.ts";
import { contractsOf } from "../store/contracts.ts";
import { writeLinks } from "../store/import-writes.ts";
import { importHasDependents, lockUnused, removeWorkerRows } from "../store/imported-workers.ts";
import { countSaves } from "../store/worker-saves.ts";

/** Removes workers as `removeWorker` does: closes their open links first and revokes their badges. */
const remove: ImportUndo["remove"] = async ({ tx, now, today, companyId: providerId, account }, rowIds) => {
  const workers = await lockUnused(tx, { providerId, workerIds: rowIds });
  const workerIds = workers.map(({ id }) => id);
  const links = await contractsOf(tx, workerIds);
  const open = links.filter((link) => link.providerId === providerId && isOpenOn(link, today));
  await writeLinks(tx, providerId, { opened: [], changed: open.map((link) => closedBy(link, today)) });
  const linked = new Set(open.map(({ workerId }) => workerId));
  await countSaves(tx, { providerId, saves: [...linked].map((id) => ({ id, fields: ["contracts"] })), by: account });
  await recomputeWorkers(tx, { providerId, workerIds, today, by: account });
  await removeWorkerRows(tx, { providerId, workerIds }, now);
  await settleBadges(tx, { providerId, workerIds, today });
  const notes = workers.flatMap((worker) => {
    const at = { providerId, ...worker };
    const unlinked = open.filter(({ workerId }) => workerId === worker.id);
    const changes = unlinked.map(({ name }) =>
      noteOn(at, { action: "worker.unlinked", change: { field: "project", from: name, to: null } }),
    );
    return [...changes, noteOn(at, { action: "worker.removed" })];
  });
  await recordHistoryBatch(tx, { at: now, account }, notes);
};

export const removeImported: ImportUndo = { hasDependents: importHasDependents, remove };
