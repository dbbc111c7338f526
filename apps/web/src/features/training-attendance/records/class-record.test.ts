import { expect, test } from "vitest";
import {
  afterAnswer,
  afterClose,
  afterRefusal,
  attendanceIn,
  batchOf,
  type ClassRecord,
  storedPart,
  withReading,
  withRoster,
  withStored,
} from "./class-record.ts";

const training = { id: 7, companyId: 1, companyName: "Serra Azul", name: "NR-35", place: "Sala", taken: 2, sessions: [] };
const participant = (id: number, name: string) => ({ id, name, providerName: "Ipê", badgeHash: null, attendedSessions: [] });
const roster = { day: "2026-03-10", participants: [participant(1, "Ana"), participant(2, "Bia")] };
const ana = { participantId: 1, sessionId: 4, name: "Ana" };
const bia = { participantId: 2, sessionId: 4, name: "Bia" };
const record: ClassRecord = { training, roster, waiting: [], refused: [] };
const done = { done: true, code: null, message: null, details: null };
const refused = { done: false, code: "training_participant.locked", message: "Participante aprovado.", details: null };

test("a reading that waits already is not added again", () => {
  const both = withReading(withReading(record, ana), bia);
  expect(withReading(both, { ...ana })).toBe(both);
  expect(withReading(both, { ...ana, sessionId: 5 }).waiting).toHaveLength(3);
  expect(attendanceIn(both, 4)).toEqual(
    new Map([
      [1, "waiting"],
      [2, "waiting"],
    ]),
  );
});

test("5,000 readings leave in batches of 1,000", () => {
  const waiting = Array.from({ length: 5_000 }, (_, at) => ({ ...ana, participantId: at }));
  let rest: ClassRecord = { ...record, waiting };
  let batches = 0;
  while (rest.waiting.length > 0) {
    const batch = batchOf(rest);
    expect(batch).toHaveLength(1_000);
    rest = afterAnswer(
      rest,
      batch,
      batch.map(() => done),
    );
    batches += 1;
  }
  expect([batches, rest.refused.length]).toEqual([5, 0]);
});

test("an answer saves and refuses lines, and keeps readings added meanwhile", () => {
  const during = { ...record, waiting: [ana, bia, { ...ana, sessionId: 5 }] };
  const after = afterAnswer(during, [ana, bia], [done, refused]);
  expect(after.waiting).toEqual([{ ...ana, sessionId: 5 }]);
  expect(after.refused).toEqual([{ ...bia, code: refused.code, message: refused.message, details: null }]);
  expect(attendanceIn(after, 4)).toEqual(new Map([[1, "saved"]]));
});

test("a refused class moves all waiting readings to the refused ones", () => {
  const reason = { code: "training_class.cancelled", message: "Cancelada.", details: null };
  expect(afterRefusal({ ...record, waiting: [ana] }, reason)).toMatchObject({ waiting: [], refused: [{ name: "Ana", ...reason }] });
});

test("a closed class keeps its roster only while readings wait", () => {
  expect(afterClose(record)).toBe(undefined);
  expect(afterClose({ ...record, waiting: [ana] })?.roster).toBe(roster);
  expect(afterClose({ ...record, refused: [{ ...ana, ...refused }] })?.roster).toBe(null);
});

test("only readings are stored, never the roster", () => {
  const waiting = { ...record, waiting: [ana] };
  expect([storedPart(undefined), storedPart(record), storedPart(waiting)]).toEqual([undefined, undefined, { ...waiting, roster: null }]);
  expect(withStored(record, storedPart(waiting))).toEqual(waiting);
  expect(withStored(undefined, storedPart(waiting))).toEqual({ ...waiting, roster: null });
  expect([withStored(waiting, undefined), withStored(undefined, undefined)]).toEqual([record, undefined]);
});

test("a new roster keeps the waiting readings of its class", () => {
  const waiting = withReading(record, ana);
  expect(withRoster(waiting, training, { ...roster, participants: [] })).toMatchObject({ waiting: [ana], roster: { participants: [] } });
  expect(withRoster(undefined, training, roster)).toEqual(record);
});
