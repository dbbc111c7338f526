// Job that escalates late disputes of one contractor.
import { Id } from "@emdia/contract/list.ts";
import * as z from "zod/mini";
import { dayInSaoPaulo } from "../../../platform/clock/clock.ts";
import { enqueue } from "../../../platform/jobs/enqueue.ts";
import { defineJob, jobKind } from "../../../platform/jobs/job.ts";
import { CHANGED_ROWS } from "../store/in-batches.ts";
import { writePendencyNotices } from "../store/notices.ts";
import { lockLateDisputes, writeEscalated } from "./store.ts";

const escalateDisputes = jobKind("pendencies.escalate-disputes", z.object({ contractorId: Id }));

/**
 * Notifies the contact of the project of each dispute that was not decided in time. The mark is written with the notice, so that a repeated
 * or concurrent run notifies nobody twice.
 */
export const escalateDisputesJobIn = (atMost: number) =>
  defineJob(escalateDisputes, ({ inScopeOf, clock }, { contractorId }) =>
    inScopeOf(contractorId, async (tx) => {
      const now = clock.now();
      const late = await lockLateDisputes(tx, { contractorId, today: dayInSaoPaulo(now), atMost });
      await writeEscalated(tx, contractorId, { ids: late.map(({ id }) => id), now });
      const to = { kind: "dispute_escalation", people: [], roles: ["project_contact"] } as const;
      for (const { pendencyId, text, supplier } of late) await writePendencyNotices(tx, pendencyId, { ...to, actor: supplier, text, now });
      if (late.length === atMost)
        await enqueue(tx, { job: escalateDisputes, payload: { contractorId }, key: `${escalateDisputes.name} ${contractorId}` });
    }),
  );
export const escalateDisputesJob = escalateDisputesJobIn(CHANGED_ROWS);
