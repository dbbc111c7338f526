import fc from "fast-check";
import { expect, test } from "vitest";
import { dayFromNow } from "../../../../test/days.ts";
import { enrol, newTraining, participantsOf, type Training } from "../../../../test/fixtures/new-training.ts";
import { openWorld } from "../../../../test/world.ts";

const world = openWorld();
const WORKERS = 6;

type Act =
  | { readonly kind: "enrol"; readonly side: "admin" | "supplier"; readonly workers: readonly number[] }
  | { readonly kind: "remove"; readonly position: number }
  | { readonly kind: "places"; readonly vacancy: number };
const acts: fc.Arbitrary<Act> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant("enrol" as const),
      side: fc.constantFrom("admin" as const, "supplier" as const),
      workers: fc.uniqueArray(fc.nat(WORKERS - 1), { minLength: 1, maxLength: 4 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("remove" as const), position: fc.nat(3) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("places" as const), vacancy: fc.integer({ min: 1, max: WORKERS }) }) },
);

/** Takes an action and returns the status of the response. */
const take = async (place: Training, workerIds: readonly number[], act: Act): Promise<number> => {
  const { contractorId: companyId, training, admin } = place;
  const path = { companyId, id: training.id };
  if (act.kind === "places")
    return (
      await admin.api("PATCH /integrations/{companyId}/training-classes/{id}/update-vacancy")({ ...path, body: { vacancy: act.vacancy } })
    ).status;
  if (act.kind === "enrol") {
    const chosen = act.workers.map((at) => workerIds[at] ?? 0);
    return (await enrol(place, chosen, place[act.side].api)).status;
  }
  const participant = (await participantsOf(place))[act.position];
  if (!participant) return 404;
  const body = { trainingClassEmployeeIds: [participant.id], description: "Desistiu" };
  return (await admin.api("PATCH /integrations/{companyId}/training-class/{id}/employees")({ ...path, body })).status;
};

const stored = async ({ training }: Training) => {
  const { rows } = await world.database.ownerPool().query<{ vacancy: number; taken: number; participants: number }>(
    `select vacancy, taken, (select count(*)::int from training_participant p where p.class_id = c.id and p.status <> 'removed') as participants
     from training_class c where id = $1`,
    [training.id],
  );
  return rows[0] ?? { vacancy: 0, taken: -1, participants: -1 };
};

test("concurrent enrolments, removals and changes of places never exceed the places [R-333]", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(acts, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 3 }), async (rounds) => {
      const place = await newTraining(world, dayFromNow(10), { vacancy: 3 });
      const workerIds = await Promise.all(Array.from({ length: WORKERS }, () => place.newWorker()));
      for (const round of rounds) {
        const statuses = await Promise.all(round.map((act) => take(place, workerIds, act)));
        expect(Math.max(...statuses)).toBeLessThan(500);
        const { vacancy, taken, participants } = await stored(place);
        expect(taken).toBe(participants);
        expect(taken).toBeLessThanOrEqual(vacancy);
      }
    }),
    { numRuns: 8 },
  );
});
