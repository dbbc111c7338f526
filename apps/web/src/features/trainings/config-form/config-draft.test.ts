import type { CatalogueTraining, TrainingConfig } from "@emdia/contract/trainings/config-routes.ts";
import { expect, test } from "vitest";
import { ApiFailure } from "../../../shared/api/api-failure.ts";
import { configDraftOf, configFaultsIn, configInputOf, withTraining } from "./config-draft.ts";
import { configFieldOf } from "./config-refusals.ts";

const person = { name: "Rui Sampaio", qualification: "Técnico de segurança", register: "MTE 12345" };
const config: TrainingConfig = {
  id: 3,
  companyId: 1,
  companyName: "Serra Azul",
  version: 2,
  name: "NR-35 da torre",
  training: { id: 14, name: "Trabalho em altura", norm: "NR-35" },
  documentType: { id: 335, name: "Certificado NR-35" },
  kinds: ["initial", "periodic"],
  theoryMinutes: 450,
  practiceMinutes: 240,
  validityMonths: 24,
  syllabus: "Normas e resgate.",
  hasTest: true,
  minimumScore: 7.5,
  minimumAttendance: 100,
  vacancy: 20,
  facility: { id: 5, name: "Mina Norte" },
  department: { id: 6, name: "Torre" },
  place: "Sala 2",
  instructors: [person],
  technicalResponsible: { ...person, register: "" },
  warnings: [],
  can: { detail: true, update: true, remove: true, addClass: true },
};
const height: CatalogueTraining = {
  id: 14,
  name: "Trabalho em altura",
  norm: "NR-35",
  documentType: { id: 335, name: "Certificado NR-35" },
  figures: [
    { field: "initial_hours", value: 8, source: "NR-35, item 35.3.2", confidence: "checked" },
    { field: "validity_months", value: 24, source: "NR-35, item 35.3.3", confidence: "checked" },
  ],
};

test("a saved configuration becomes a draft and back", () => {
  const draft = configDraftOf(config, "pt-BR");
  expect(draft).toMatchObject({ theoryHours: "7,5", practiceHours: "4", minimumScore: "7,5", expires: true, validityMonths: "24" });
  expect(configFaultsIn(draft)).toEqual({});
  expect(configInputOf(draft)).toEqual({
    name: "NR-35 da torre",
    trainingId: 14,
    documentTypeId: 335,
    kinds: ["initial", "periodic"],
    theoryMinutes: 450,
    practiceMinutes: 240,
    validityMonths: 24,
    syllabus: "Normas e resgate.",
    hasTest: true,
    minimumScore: 7.5,
    minimumAttendance: 100,
    vacancy: 20,
    facilityId: 5,
    departmentId: 6,
    place: "Sala 2",
    instructors: [person],
    technicalResponsible: { ...person, register: "" },
  });
});

test("a new draft has score 7, full attendance and required fields", () => {
  const draft = configDraftOf(null, "pt-BR");
  expect(draft).toMatchObject({ minimumScore: "7,0", minimumAttendance: "100", hasTest: true });
  expect(configFaultsIn(draft)).toEqual({
    name: "name",
    documentTypeId: "documentType",
    kinds: "kinds",
    theoryHours: "noHours",
    validityMonths: "months",
    syllabus: "syllabus",
    instructors: "people",
    technicalResponsible: "people",
  });
});

test("numbers outside of their range are faults", () => {
  const draft = { ...configDraftOf(config, "pt-BR"), theoryHours: "401", practiceHours: "x", minimumScore: "7,25" };
  expect(configFaultsIn({ ...draft, minimumAttendance: "0", vacancy: "-1", validityMonths: "121" })).toEqual({
    theoryHours: "hours",
    practiceHours: "hours",
    validityMonths: "months",
    minimumScore: "score",
    minimumAttendance: "attendance",
    vacancy: "vacancy",
  });
});

test("without a test no score is sent, without validity no months", () => {
  const draft = { ...configDraftOf(config, "pt-BR"), hasTest: false, minimumScore: "", expires: false, validityMonths: "", facilityId: "" };
  expect(configFaultsIn(draft)).toEqual({});
  expect(configInputOf(draft)).toMatchObject({ hasTest: false, minimumScore: null, validityMonths: null, departmentId: null });
});

test("a training of the catalogue prefills document, hours and months [R-331]", () => {
  expect(withTraining(configDraftOf(null, "pt-BR"), height)).toMatchObject({
    trainingId: "14",
    name: "Trabalho em altura",
    documentTypeId: "335",
    kinds: ["initial"],
    theoryHours: "8",
    practiceHours: "0",
    expires: true,
    validityMonths: "24",
  });
});

test("an own training and a training without figures keep what was typed", () => {
  const typed = { ...configDraftOf(config, "pt-BR"), name: "Nossa NR-35" };
  expect(withTraining(typed, undefined)).toEqual({ ...typed, trainingId: "" });
  const periodic = { ...height, figures: [{ field: "periodic_hours" as const, value: 4, source: "", confidence: "own" }] };
  expect(withTraining({ ...typed, kinds: [] }, periodic)).toMatchObject({ name: "Nossa NR-35", kinds: ["periodic"], theoryHours: "4" });
  expect(withTraining(typed, { ...height, figures: [] })).toMatchObject({ theoryHours: "7,5", validityMonths: "24" });
});

test("a refusal belongs to its field, or to the form", () => {
  const refused = (code: "training_config.name_taken" | "training_config.stale") =>
    configFieldOf(new ApiFailure({ kind: "answered", message: "", code }));
  expect([refused("training_config.name_taken"), refused("training_config.stale"), configFieldOf(new Error(""))]).toEqual([
    "name",
    undefined,
    undefined,
  ]);
});
