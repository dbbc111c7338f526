import { expect, test } from "vitest";
import { actorOf, saidIn, subjectOf } from "./notice-words.ts";

test("subjectOf joins the names of a notice", () => {
  expect(subjectOf({ document: "ASO", worker: "Ana", project: "Obra" })).toBe("ASO · Ana · Obra");
  expect(subjectOf({ profile: "Leitor", company: "Serra" })).toBe("Leitor");
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
