import fc from "fast-check";
import { expect, test } from "vitest";
import { dayFromNow } from "../../../../test/days.ts";
import { declareRisks, HEIGHT, NR35_CERTIFICATE, newRiskPlan } from "../../../../test/fixtures/new-risk-schedule.ts";
import { settleAllSchedules } from "../../../../test/schedule-jobs.ts";
import { openWorld } from "../../../../test/world.ts";

const world = openWorld();
const query = (sql: string, values: readonly unknown[]) => world.database.ownerPool().query(sql, [...values]);

/** What a slow calculation reads of a worker: the facts as this test wrote them. */
type Facts = { document: boolean; declared: boolean; linked: boolean };
const fact = fc.record({
  worker: fc.nat({ max: 2 }),
  name: fc.constantFrom("document", "declared", "linked", "offered"),
  holds: fc.boolean(),
});

test("a schedule is suspended exactly if a fact is missing, despite killed and repeated jobs", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(fact, { minLength: 1, maxLength: 4 }), { minLength: 2, maxLength: 4 }), async (rounds) => {
      const plan = await newRiskPlan(world, [HEIGHT]);
      const { projectId, contractorId, supplierId: providerId, admin } = plan;
      const workers = [await plan.newWorker(), await plan.newWorker(), await plan.newWorker()];
      const { id } = (await plan.create(workers)).answer;
      const facts = new Map<number, Facts>(workers.map((worker) => [worker, { document: true, declared: true, linked: true }]));
      const offered = { holds: true };

      const write = {
        document: (worker: number, holds: boolean) =>
          query(
            "update pendency set status = $3, approved_until = $4::date, expiration_date = $4::date where worker_id = $1 and type_id = $2",
            [worker, NR35_CERTIFICATE, holds ? "DONE" : "OPEN", holds ? dayFromNow(900) : null],
          ),
        declared: async (worker: number, holds: boolean) => {
          await query("delete from worker_activity_type where worker_id = $1", [worker]);
          if (holds) await declareRisks(world, { providerId, workerId: worker }, [HEIGHT]);
        },
        linked: (worker: number, holds: boolean) =>
          query("update project_worker set end_date = $2::date, asked_until = $2::date where worker_id = $1", [
            worker,
            holds ? null : dayFromNow(-1),
          ]),
        offered: async (holds: boolean) => {
          await query("delete from project_risk_activity where project_id = $1", [projectId]);
          if (holds)
            await query(
              `insert into project_risk_activity (contractor_id, project_id, activity_owner_id, activity_id, activity_version)
               select $1, $2, owner_id, id, version from risk_activity where owner_id = 0 and id = $3`,
              [contractorId, projectId, HEIGHT],
            );
        },
      };
      for (const round of rounds) {
        for (const { worker: index, name, holds } of round) {
          const worker = workers[index] ?? 0;
          const own = facts.get(worker);
          if (name === "offered") {
            await write.offered(holds);
            offered.holds = holds;
          } else if (own) {
            await write[name](worker, holds);
            facts.set(worker, { ...own, [name]: holds });
          }
        }
        await settleAllSchedules(world);
        const lacks = !offered.holds || [...facts.values()].some((own) => !(own.document && own.declared && own.linked));
        const { answer } = await admin.api("GET /risk-schedule/{id}")({ id });
        expect({ facts: [...facts.values()], ...offered, status: answer.status }).toMatchObject({
          status: lacks ? "suspended" : "scheduled",
        });
      }
    }),
    { numRuns: 4 },
  );
});
