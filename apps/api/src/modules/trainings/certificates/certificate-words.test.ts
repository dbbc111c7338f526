import { expect, test } from "vitest";
import type { CertificateContent } from "./certificate-content.ts";
import { detailsOf, signaturesOf, statementOf } from "./certificate-words.ts";

const person = { name: "Rui Sampaio", qualification: "Técnico de segurança do trabalho", register: "MTE 12345" };
const content: CertificateContent = {
  contractorName: "Serra Azul Mineração",
  providerName: "Ipê Andaimes",
  workerName: "Ildikó Őri",
  documentKind: "cpf",
  document: "39053344705",
  training: "NR-33",
  kind: "periodic",
  syllabus: "Riscos e resgate",
  theoryMinutes: 90,
  practiceMinutes: 480,
  days: ["2026-03-09", "2026-03-10"],
  place: "Centro de treinamento",
  workAndSpace: "Limpeza de tanque vertical",
  instructors: [person],
  technicalResponsible: { name: "Lia Duarte", qualification: "Engenheira de segurança", register: "" },
};
const dates = { issuedOn: "2026-03-10", validUntil: "2027-03-10" };

test("a certificate names what NR-1 1.7.1.1 requires, with CPF and kind", () => {
  expect(statementOf(content)).toBe(
    "Certificamos que Ildikó Őri, CPF 390.533.447-05, de Ipê Andaimes, concluiu com aproveitamento o treinamento periódico abaixo.",
  );
  expect(detailsOf(content, dates)).toEqual([
    ["Tipo", "periódico"],
    ["Carga horária", "9,5 h (1,5 h de teoria e 8 h de prática)"],
    ["Datas", "09/03/2026, 10/03/2026"],
    ["Local", "Centro de treinamento"],
    ["Tipo de trabalho e espaço confinado", "Limpeza de tanque vertical"],
    ["Instrutor", "Rui Sampaio, Técnico de segurança do trabalho, MTE 12345"],
    ["Emissão", "10/03/2026"],
    ["Validade", "até 10/03/2027"],
  ]);
  expect(signaturesOf(content)).toEqual([
    { name: "Ildikó Őri", role: "Trabalhador" },
    { name: "Lia Duarte", role: "Responsável técnico: Engenheira de segurança" },
  ]);
});

test("a certificate without an end or a confined space says so", () => {
  const other = {
    ...content,
    documentKind: "foreign",
    document: "AB123",
    workAndSpace: "",
    practiceMinutes: 0,
    days: ["2026-03-10"],
  } as const;
  expect(statementOf(other)).toContain("documento AB123");
  expect(detailsOf({ ...other, instructors: [person, person] }, { ...dates, validUntil: null }).map(([label]) => label)).toEqual([
    "Tipo",
    "Carga horária",
    "Data",
    "Local",
    "Instrutores",
    "Emissão",
    "Validade",
  ]);
});
