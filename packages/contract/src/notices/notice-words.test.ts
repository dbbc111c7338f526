import { expect, test } from "vitest";
import { actorOf, classTimeOf, peopleOf, saidIn, subjectOf } from "./notice-words.ts";

test("subjectOf joins the names of a notice", () => {
  expect(subjectOf({ document: "ASO", worker: "Ana", project: "Obra" })).toBe("ASO · Ana · Obra");
  expect(subjectOf({ profile: "Leitor", company: "Serra" })).toBe("Leitor");
  expect(subjectOf({ training: "NR-35 de março", contractor: "Serra" })).toBe("NR-35 de março");
  expect([subjectOf({ company: "Serra" }), subjectOf({})]).toEqual(["Serra", ""]);
});

test("actorOf is the person, or the company in whose name", () => {
  expect(actorOf({ actor: "Bia", contractor: "Serra" })).toBe("Bia");
  expect([actorOf({ contractor: "Serra", company: "Ipê" }), actorOf({ company: "Ipê" }), actorOf({})]).toEqual(["Serra", "Ipê", ""]);
});

test("saidIn lists the text and the reasons that it lacks", () => {
  const reasons = [{ question: "Assinado?", answer: "Falta" }, { question: "Legível?", answer: null }, { question: "Datado?" }];
  expect(saidIn({ text: "Legível?", reasons })).toEqual(["Legível?", "Assinado?: Falta", "Datado?"]);
  expect(saidIn({ reasons })).toEqual(["Assinado?: Falta", "Legível?", "Datado?"]);
  expect(saidIn({})).toEqual([]);
});

test("classTimeOf joins first session and place", () => {
  const shown = (day: string) => `dia ${day}`;
  expect(classTimeOf({ day: "2026-12-12", time: "08:00", place: "Galpão" }, shown)).toBe("dia 2026-12-12 08:00 · Galpão");
  expect([classTimeOf({ day: "2026-12-12" }, shown), classTimeOf({}, shown)]).toEqual(["dia 2026-12-12", ""]);
});

test("peopleOf counts the workers without a name", () => {
  expect(peopleOf({ workers: ["Ana", "Bia"], count: 4 })).toBe("Ana, Bia +2");
  expect([peopleOf({ workers: ["Ana"], count: 1 }), peopleOf({})]).toEqual(["Ana", ""]);
});
