import fc from "fast-check";
import { expect, test } from "vitest";
import { admitted, crusher, movementOf, story, substation } from "../../../../test/facts/worker-facts.ts";
import { addDays } from "../../../kernel/dates.ts";
import type { Movement } from "./movement.ts";
import { faultIn } from "./movements.ts";
import { deriveWorkerChanges, type KeptLink, type KeptWorker, type Settlement } from "./settlement.ts";

const worker: KeptWorker = {
  id: 7,
  status: "hiring",
  statusSince: null,
  statusChangesOn: null,
  role: "Montador",
  exposedToRisk: false,
  admissionDate: "2026-01-10",
};
const today = "2026-03-10";

test("deriveWorkerChanges returns only differences from the stored state", () => {
  const settled: KeptWorker = { ...worker, status: "active", statusSince: "2026-01-10" };
  const link: KeptLink = {
    id: 11,
    project: substation,
    hiringDate: "2026-01-15",
    askedUntil: null,
    openedByMovementId: null,
    endDate: null,
  };
  expect(deriveWorkerChanges({ worker: settled, movements: story(admitted), links: [link] }, today)).toEqual({
    worker: null,
    changed: [],
    opened: [],
    saved: [],
  });
  expect(
    deriveWorkerChanges({ worker: settled, movements: story(admitted), links: [{ ...link, endDate: "2026-02-01" }] }, today).changed,
  ).toEqual([{ id: 11, ...substation, hiringDate: "2026-01-15", askedUntil: null, endDate: null }]);
});

test("saved contains changed links and roles, but not the status", () => {
  const link: KeptLink = {
    id: 11,
    project: substation,
    hiringDate: "2026-01-15",
    askedUntil: null,
    openedByMovementId: null,
    endDate: null,
  };
  const saved = (...then: Parameters<typeof story>) =>
    deriveWorkerChanges({ worker, movements: story(admitted, ...then), links: [link] }, today).saved;
  expect(saved({ kind: "leave", startDate: "2026-03-01" })).toEqual([]);
  expect(saved({ kind: "function_change", startDate: "2026-03-01", newRole: "Encarregado" })).toEqual(["role"]);
  expect(saved({ kind: "dismissal", startDate: "2026-03-01" })).toEqual(["contracts"]);
});

test("statusChangesOn is the next change of status or role", () => {
  const leave = { kind: "leave", startDate: "2026-05-01" } as const;
  const promoted = { kind: "function_change", startDate: "2026-04-01", newRole: "Encarregado" } as const;
  expect(deriveWorkerChanges({ worker, movements: story(admitted, leave, promoted), links: [] }, today).worker?.statusChangesOn).toBe(
    "2026-04-01",
  );
  expect(deriveWorkerChanges({ worker, movements: story(admitted, leave), links: [] }, today).worker?.statusChangesOn).toBe("2026-05-01");
  expect(deriveWorkerChanges({ worker, movements: story(admitted, promoted), links: [] }, "2026-04-01").worker).toMatchObject({
    role: "Encarregado",
    statusChangesOn: null,
  });
});

const day = fc.integer({ min: 0, max: 120 }).map((days) => addDays("2026-01-01", days));
const project = fc.constantFrom(substation, crusher);
const movement: fc.Arbitrary<Omit<Movement, "id">> = fc
  .record({
    kind: fc.constantFrom("admission", "transfer", "function_change", "leave", "return", "vacation", "dismissal", "accident"),
    startDate: day,
    lasts: fc.option(fc.integer({ min: 1, max: 20 })),
    project: fc.option(project),
    from: project,
  })
  .map(({ lasts, from, ...told }) => {
    const endDate = lasts === null || told.kind === "return" || told.kind === "dismissal" ? null : addDays(told.startDate, lasts);
    return movementOf({ ...told, endDate, from: told.kind === "transfer" ? from : null });
  });
type Step = { readonly movement: Omit<Movement, "id">; readonly at: number; readonly deed: "add" | "edit" | "delete" };
const steps: fc.Arbitrary<readonly Step[]> = fc.array(
  fc.record({ movement, at: fc.nat(20), deed: fc.constantFrom("add", "add", "edit", "delete") }),
  { maxLength: 25 },
);
const after = (movements: readonly Movement[], { movement, at, deed }: Step, id: number): readonly Movement[] => {
  if (deed === "add") return [...movements, { ...movement, id }];
  const changed = movements[at % movements.length];
  if (deed === "delete") return movements.filter((one) => one !== changed);
  return movements.map((one) => (one === changed ? { ...movement, id: one.id } : one));
};

const linked: KeptLink = {
  id: 1,
  project: substation,
  hiringDate: "2026-01-02",
  askedUntil: null,
  openedByMovementId: null,
  endDate: null,
};
type State = { readonly worker: KeptWorker; readonly links: readonly KeptLink[] };
const carriedOut = (kept: State, { worker, changed, opened }: Settlement): State => {
  const dates = new Map(changed.map((link) => [link.id, link]));
  const links = kept.links.map((link) => ({ ...link, ...dates.get(link.id) }));
  const fresh = opened.map(({ contractorId, projectId, workerId, ...link }, index) => ({
    ...link,
    id: links.length + index + 1,
    project: { contractorId, projectId },
  }));
  return { worker: worker ?? kept.worker, links: [...links, ...fresh] };
};
const worked = ({ links }: State) =>
  links
    .filter(({ hiringDate, endDate }) => endDate === null || endDate >= hiringDate)
    .map(({ project, hiringDate, endDate }) => `${project.projectId}: ${hiringDate} – ${endDate}`)
    .toSorted();

test("the stored state matches a full recomputation after any edits [R-475] [R-476]", () => {
  fc.assert(
    fc.property(steps, (asked) => {
      const first: State = { worker, links: [linked] };
      let [kept, movements]: [State, readonly Movement[]] = [first, []];
      for (const [index, step] of asked.entries()) {
        const told = after(movements, step, index + 1);
        if (faultIn(told, "1990-05-01")) continue;
        movements = told;
        kept = carriedOut(kept, deriveWorkerChanges({ ...kept, movements }, today));
        expect(deriveWorkerChanges({ ...kept, movements }, today)).toEqual({
          worker: null,
          changed: [],
          opened: [],
          saved: [],
        });
      }
      const fromNothing = carriedOut(first, deriveWorkerChanges({ ...first, movements }, today));
      expect(kept.worker.status).toBe(fromNothing.worker.status);
      expect(kept.worker.statusSince).toBe(fromNothing.worker.statusSince);
      expect(kept.worker.statusChangesOn).toBe(fromNothing.worker.statusChangesOn);
      expect(worked(kept)).toEqual(worked(fromNothing));
    }),
  );
});

test("two links of one project never overlap", () => {
  fc.assert(
    fc.property(fc.array(movement, { maxLength: 12 }), (told) => {
      const movements = told.map((one, index) => ({ ...one, id: index + 1 }));
      const { links } = carriedOut({ worker, links: [linked] }, deriveWorkerChanges({ worker, links: [linked], movements }, today));
      for (const one of links)
        for (const other of links)
          if (one.id < other.id && one.project === other.project) {
            const [first, second] = one.hiringDate <= other.hiringDate ? [one, other] : [other, one];
            const isEmpty = [one, other].some(({ hiringDate, endDate }) => endDate !== null && endDate < hiringDate);
            expect(isEmpty || (first.endDate !== null && first.endDate < second.hiringDate)).toBe(true);
          }
    }),
  );
});
