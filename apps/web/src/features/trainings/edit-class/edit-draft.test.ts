import type { TrainingClass } from "@emdia/contract/trainings/class-routes.ts";
import { expect, test } from "vitest";
import { changeOf, editDraftOf, keepsSessions } from "./edit-draft.ts";

const may = {
  ...{ update: true, cancel: true, remove: true, updateVacancy: true, addEmployees: true, removeEmployees: true, updateStatus: true },
  ...{
    readAttendance: true,
    updateScore: true,
    importResults: true,
    notes: true,
    seeFiles: true,
    uploadFiles: true,
    export: true,
    history: true,
  },
};
const training: TrainingClass = {
  id: 4,
  companyId: 1,
  companyName: "Serra Azul",
  version: 3,
  name: "NR-35 de março",
  config: {
    id: 9,
    version: 2,
    name: "NR-35",
    documentType: { id: 335, name: "Certificado NR-35" },
    kinds: ["initial", "periodic"],
    norm: "NR-35",
    minutes: 480,
    validityMonths: 24,
    hasTest: true,
    minimumScore: 7,
    minimumAttendance: 100,
  },
  kind: "initial",
  place: "Centro de treinamento",
  facility: { id: 5, name: "Mina" },
  department: null,
  workAndSpace: "",
  state: "planned",
  cancelReason: null,
  isRetroactive: false,
  description: "",
  sessions: [{ id: 11, day: "2026-03-10", start: "08:00", end: "12:00", place: "Sala 2" }],
  instructors: [{ name: "Rui", qualification: "Técnico", register: "" }],
  providers: [{ id: 2, name: "Ipê" }],
  vacancy: 20,
  taken: 1,
  hasApproved: false,
  can: may,
};

test("an unchanged draft becomes a change with the saved values", () => {
  const { sessions, ...change } = changeOf(editDraftOf(training), training);
  expect(sessions).toEqual([{ day: "2026-03-10", start: "08:00", end: "12:00", place: "Sala 2" }]);
  expect(change).toEqual({
    ...{ name: "NR-35 de março", kind: "initial", place: "Centro de treinamento", facilityId: 5, departmentId: null, version: 3 },
    ...{ instructors: training.instructors, providerIds: [2], workAndSpace: "", description: "" },
  });
});

test("a session at another time loses its place, and the draft no longer keeps the sessions", () => {
  const draft = editDraftOf({ ...training, providers: null });
  const moved = { ...draft, sessions: draft.sessions.map((session) => ({ ...session, end: "13:00" })) };
  expect([keepsSessions(draft, training), keepsSessions(moved, training)]).toEqual([true, false]);
  expect(changeOf(moved, training)).toMatchObject({ sessions: [{ end: "13:00", place: "" }], providerIds: null });
});
