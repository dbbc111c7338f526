import { expect, test } from "vitest";
import { admitted, crusher, story, substation } from "../../../../../test/facts/worker-facts.ts";
import { firmNeedOn, isFirmEvent } from "./needs.ts";
import { accidentEvents, inDayOrder } from "./training-events.ts";

const document = { issuedOn: "2025-05-10", until: "2027-05-10" };
const first = { cause: "absence", day: "2026-02-01", isFirm: true, movementId: 3 } as const;
const last = { cause: "risk_change", day: "2026-03-01", isFirm: true, movementId: 4 } as const;
const warning = { ...last, day: "2026-04-01", isFirm: false, movementId: 5 } as const;
const events = [first, last, warning];

test("a firm need has the first and the last event that no document satisfies", () => {
  expect(firmNeedOn({ documents: [document], events }, "2026-06-01")).toEqual({ first, last });
  expect(firmNeedOn({ documents: [document], events }, "2026-02-15")).toEqual({ first, last: first });
  const between = { ...document, issuedOn: "2026-02-01" };
  expect(firmNeedOn({ documents: [document, between], events }, "2026-06-01")).toEqual({ first: last, last });
  expect(firmNeedOn({ documents: [{ ...document, issuedOn: "2026-03-01" }], events }, "2026-06-01")).toBeNull();
});

test("a worker who never had the training has no firm need, and a warning is none", () => {
  expect(firmNeedOn({ documents: [], events }, "2026-06-01")).toBeNull();
  expect(firmNeedOn({ documents: [document], events: [warning] }, "2026-06-01")).toBeNull();
});

test("a movement requires the training from the day of its event on", () => {
  const on = (movementId: number, today: string) => isFirmEvent(events, movementId, today);
  expect([on(3, "2026-01-31"), on(3, "2026-02-01"), on(5, "2026-06-01"), on(6, "2026-06-01")]).toEqual([false, true, false, false]);
});

test("an accident requires a training where the contractor opened the need", () => {
  const accident = { kind: "accident", startDate: "2026-05-01" } as const;
  const movements = story(
    admitted,
    accident,
    { ...accident, project: crusher },
    { ...accident, project: substation, startDate: "2026-04-01" },
  );
  const opened = (...ids: number[]) =>
    inDayOrder(accidentEvents({ movements, project: substation }, ids)).map(({ cause, day, movementId }) => [cause, day, movementId]);
  expect(opened()).toEqual([]);
  expect(opened(1, 2, 3, 4)).toEqual([
    ["accident", "2026-04-01", 4],
    ["accident", "2026-05-01", 2],
  ]);
});
