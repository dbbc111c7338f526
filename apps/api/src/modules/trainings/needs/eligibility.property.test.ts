import fc from "fast-check";
import { expect, test } from "vitest";
import { dayFromNow } from "../../../../test/days.ts";
import { APPROVED_UNTIL, newApprovedTraining } from "../../../../test/fixtures/approved-training.ts";
import { openCertificateWorld } from "../../../../test/fixtures/certificate-world.ts";
import { validFor } from "../../../../test/fixtures/new-certificate.ts";

const { world, settle: settleCertificates, owner } = await openCertificateWorld();
const LIMIT_DAYS = 180;

/** A result of the class, a leave that ended yesterday with its length, none, or a run of the jobs in some order. */
const step = fc.oneof(
  fc.record({ result: fc.constantFrom("approved" as const, "failed" as const) }),
  fc.record({ leave: fc.constantFrom(0, 100, 180, 181, 240) }),
  fc.record({ run: fc.constantFrom("needs" as const, "certificates" as const) }),
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

/** What the facts say after the steps: a document of today proves the return of today, the one of 300 days ago does not. */
const plainly = (steps: readonly Step[]) => {
  let leave = 0;
  let isApproved = false;
  for (const one of steps) {
    if ("leave" in one) leave = one.leave;
    if ("result" in one) isApproved = one.result === "approved";
  }
  if (isApproved) return { status: "DONE", until: validFor(24), standing: "may_work" };
  if (leave > LIMIT_DAYS) return { status: "OPEN", until: null, standing: "documents" };
  return { status: "DONE", until: APPROVED_UNTIL, standing: "may_work" };
};

const apply = async (place: Awaited<ReturnType<typeof newApprovedTraining>>, steps: readonly Step[]) => {
  let movementId: number | null = null;
  const setLeave = async (days: number) => {
    if (movementId === null) movementId = days === 0 ? null : await place.leave(days);
    else if (days > 0) await place.correct(movementId, days);
    else {
      await place.remove(movementId);
      movementId = null;
    }
  };
  for (const one of steps) {
    if ("leave" in one) await setLeave(one.leave);
    if ("result" in one) await place.result(one.result);
    if ("run" in one) await (one.run === "needs" ? place.settle() : settleCertificates());
  }
};

test("documents and eligibility follow certificates, movements and figures after any order of steps", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
      const place = await newApprovedTraining(world);
      await apply(place, steps);
      for (let round = 0; round < 2; round += 1) {
        await settleCertificates();
        await place.settle();
      }
      const { rows } = await owner(
        `select p.status, case when p.approved_until >= $2::date then p.approved_until::text end as until,
           (select standing from worker where id = $3) as standing from pendency p where p.id = $1`,
        [place.pendencyId, dayFromNow(0), place.workerId],
      );
      expect(rows[0]).toEqual(plainly(steps));
    }),
    {
      numRuns: 12,
      examples: [
        [
          [
            { leave: 181 },
            { run: "needs" },
            { result: "approved" },
            { run: "certificates" },
            { leave: 0 },
            { run: "needs" },
            { result: "failed" },
          ],
        ],
        [
          [
            { result: "approved" },
            { run: "certificates" },
            { leave: 181 },
            { run: "needs" },
            { result: "failed" },
            { run: "certificates" },
          ],
        ],
      ],
    },
  );
});
