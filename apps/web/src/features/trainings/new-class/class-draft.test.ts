import { expect, test } from "vitest";
import { ApiFailure } from "../../../shared/api/api-failure.ts";
import {
  asksWorkAndSpace,
  type ClassConfig,
  type ClassDraft,
  classDraftOf,
  classFaultsIn,
  classInputOf,
  withConfig,
} from "./class-draft.ts";
import { classFieldOf } from "./class-refusals.ts";
import { isPast, nextDayOf, type SessionDraft } from "./session-draft.ts";

const NOW = "2026-03-10 09:00";
const person = { name: "Rui Sampaio", qualification: "Técnico de segurança", register: "MTE 12345" };
const height: ClassConfig = {
  id: 3,
  companyId: 1,
  name: "NR-35",
  kinds: ["periodic", "initial"],
  validityMonths: 24,
  place: "Sala 2",
  facility: { id: 5, name: "Mina Norte" },
  department: { id: 6, name: "Torre" },
  instructors: [person],
  vacancy: 12,
  training: { norm: "NR-35" },
};
const confined: ClassConfig = {
  ...height,
  id: 4,
  name: "NR-33",
  kinds: ["eventual"],
  vacancy: 8,
  training: { norm: "NR-33 supervisor" },
};
const session = (day: string, start = "08:00", end = "12:00"): SessionDraft => ({ key: day + start, day, start, end });
const complete: ClassDraft = { ...classDraftOf(height), sessions: [session("2026-03-11")] };

test("the configuration prefills a class", () => {
  expect(complete).toMatchObject({ name: "NR-35", kind: "periodic", place: "Sala 2", facilityId: "5", departmentId: "6", vacancy: "12" });
  expect(classFaultsIn(complete, NOW)).toEqual({});
  expect(classInputOf({ ...complete, description: "sobra" }, NOW)).toEqual({
    configId: 3,
    name: "NR-35",
    kind: "periodic",
    place: "Sala 2",
    facilityId: 5,
    departmentId: 6,
    sessions: [{ day: "2026-03-11", start: "08:00", end: "12:00", place: "" }],
    instructors: [person],
    providerIds: null,
    workAndSpace: "",
    vacancy: 12,
    description: "",
  });
});

test("an empty class names its missing fields", () => {
  expect(classFaultsIn({ ...classDraftOf(null), vacancy: "0", isOpenToAll: false }, NOW)).toEqual({
    config: "config",
    name: "name",
    vacancy: "vacancy",
    place: "place",
    sessions: "sessionIncomplete",
    instructors: "people",
    providerIds: "providers",
  });
});

test.each([
  ["without an end", [session("2026-03-11", "08:00", "")], "sessionIncomplete"],
  ["that end before they begin", [session("2026-03-11", "12:00", "08:00")], "sessionReversed"],
  ["that overlap", [session("2026-03-11", "11:00", "13:00"), session("2026-03-11")], "sessionsOverlap"],
  ["one after the other", [session("2026-03-11"), session("2026-03-11", "12:00", "13:00")], undefined],
  ["of no class", [], "sessionIncomplete"],
])("sessions %s are checked", (_what, sessions, fault) => {
  expect(classFaultsIn({ ...complete, sessions }, NOW).sessions).toBe(fault);
});

test("a past session requires a description, which is sent", () => {
  const past = { ...complete, sessions: [session("2026-03-10"), session("2026-03-12")] };
  expect([isPast(past.sessions, NOW), isPast(past.sessions, "2026-03-10 07:59")]).toEqual([true, false]);
  expect(classFaultsIn(past, NOW)).toEqual({ description: "description" });
  expect(classInputOf({ ...past, description: " lançada depois " }, NOW).description).toBe("lançada depois");
});

test("the next day repeats the times, across the end of a month", () => {
  expect(nextDayOf(session("2026-02-28", "13:00", "17:00"))).toMatchObject({ day: "2026-03-01", start: "13:00", end: "17:00" });
});

test("a class of NR-33 asks for work and space", () => {
  const draft = withConfig(complete, confined);
  expect([asksWorkAndSpace(draft), asksWorkAndSpace(complete)]).toEqual([true, false]);
  expect(classFaultsIn(draft, NOW)).toEqual({ workAndSpace: "workAndSpace" });
  expect(classInputOf({ ...draft, workAndSpace: "Silo, limpeza" }, NOW).workAndSpace).toBe("Silo, limpeza");
});

test("another configuration replaces only what the user did not change", () => {
  const typed = { ...complete, name: "Turma da noite", isOpenToAll: false, providerIds: ["9"] };
  expect(withConfig(typed, confined)).toMatchObject({
    name: "Turma da noite",
    kind: "eventual",
    vacancy: "8",
    sessions: complete.sessions,
    providerIds: ["9"],
  });
  expect(withConfig(typed, { ...confined, companyId: 2 })).toMatchObject({ isOpenToAll: true, providerIds: [], facilityId: "5" });
  expect(withConfig(typed, null)).toMatchObject({ config: null, name: "Turma da noite", kind: "periodic", place: "" });
});

test("instructors of the configuration replace empty rows only", () => {
  const names = (draft: ClassDraft) => draft.instructors.map(({ name }) => name);
  expect(names(withConfig(classDraftOf(null), height))).toEqual(["Rui Sampaio"]);
  const typed = { ...classDraftOf(null), instructors: [{ ...person, key: "a", name: "Lia" }] };
  expect(names(withConfig(typed, height))).toEqual(["Lia"]);
  expect(names(withConfig(complete, { id: 5, companyId: 1, name: "Outra", kinds: ["initial"], validityMonths: null }))).toEqual([
    "Rui Sampaio",
  ]);
});

test("chosen suppliers are sent by id", () => {
  expect(classInputOf({ ...complete, isOpenToAll: false, providerIds: ["9", "4"] }, NOW).providerIds).toEqual([9, 4]);
});

test("a refusal belongs to its field, or to the form", () => {
  const refused = (code: "training_class.past_sessions" | "permission.missing") =>
    classFieldOf(new ApiFailure({ kind: "answered", message: "", code }));
  expect([refused("training_class.past_sessions"), refused("permission.missing"), classFieldOf(null)]).toEqual([
    "sessions",
    undefined,
    undefined,
  ]);
});
