import { expect, test } from "vitest";
import { decideReading } from "./readings.ts";

const today = "2026-03-10";
const session = { id: 4, day: today };
const admissionDate = "2026-03-01";
const participant = { status: "enrolled", attended: [], admissionDate } as const;

test("a reading marks an enrolled or absent participant as present", () => {
  for (const status of ["enrolled", "absent", "present"] as const)
    expect(decideReading({ participant: { ...participant, status }, session, today })).toEqual({
      ok: true,
      value: { isNew: true, status: "present" },
    });
});

test("a failed participant keeps the result when the attendance is read", () => {
  const failed = { ...participant, status: "failed" } as const;
  expect(decideReading({ participant: failed, session, today })).toMatchObject({ value: { isNew: true, status: "failed" } });
});

test("a repeated reading changes nothing, also after the approval", () => {
  for (const status of ["present", "approved"] as const)
    expect(decideReading({ participant: { ...participant, status, attended: [4] }, session, today })).toMatchObject({
      value: { isNew: false, status },
    });
});

test.each([
  ["no participant", { participant: undefined }, "training_participant.not_found"],
  ["a removed participant", { participant: { ...participant, status: "removed" } }, "training_participant.not_found"],
  ["an unknown session", { session: undefined }, "training_session.not_found"],
  ["a session of tomorrow", { session: { id: 4, day: "2026-03-11" } }, "training_session.not_begun"],
  ["a worker admitted later", { participant: { ...participant, admissionDate: "2026-03-11" } }, "training_participant.before_admission"],
  ["an approved participant", { participant: { ...participant, status: "approved" } }, "training_participant.locked"],
] as const)("a reading is refused for %s", (_what, over, code) => {
  expect(decideReading({ participant, session, today, ...over })).toMatchObject({ ok: false, code });
});
