import { expect, test } from "vitest";
import { linesOf } from "./badge-lines.ts";
import { firstOfEach, hasBadgeOn, type LinkOnBadge } from "./badge-link.ts";

const day = "2026-03-10";
const link: LinkOnBadge = {
  contractId: 5,
  contractorId: 1,
  contractorName: "Serra Azul",
  projectId: 41,
  projectName: "Forno",
  hiringDate: "2026-03-02",
  endDate: null,
  providerId: 9,
  providerName: "Ipê Andaimes",
  providerCnpj: "11222333000181",
  workerId: 7,
  name: "Joana Prado",
  role: "Montadora",
  admissionDate: "2026-03-02",
  status: "active",
  isRemoved: false,
  documentKind: "cpf",
  documentCountry: "BR",
  documentType: null,
  document: "52998224725",
  photoKey: null,
  photoType: null,
  printedPhotoKey: null,
};
const facts = {
  link,
  document: "***.982.247-**",
  projects: ["Forno", "Barragem"],
  activityTypes: ["Altura"],
  customFields: [
    { id: 3, name: "Matrícula", value: "A-12" },
    { id: 4, name: "Turno", value: null },
  ],
};

test("a face has its fields in order, with custom fields by name [R-357]", () => {
  const face = [
    "role",
    "company",
    "company_document",
    "contractor",
    "document",
    "admission_date",
    "projects",
    "activity_types",
    "custom:3",
  ] as const;
  expect(linesOf(face, facts)).toEqual([
    { key: "role", label: null, value: "Montadora" },
    { key: "company", label: null, value: "Ipê Andaimes" },
    { key: "company_document", label: null, value: "11.222.333/0001-81" },
    { key: "contractor", label: null, value: "Serra Azul" },
    { key: "document", label: null, value: "***.982.247-**" },
    { key: "admission_date", label: null, value: "02/03/2026" },
    { key: "projects", label: null, value: "Forno, Barragem" },
    { key: "activity_types", label: null, value: "Altura" },
    { key: "custom:3", label: "Matrícula", value: "A-12" },
  ]);
});

test("fields without a value and hidden custom fields are left out", () => {
  expect(linesOf(["custom:4", "custom:99", "activity_types"], { ...facts, activityTypes: [] })).toEqual([]);
});

test("a worker has a badge for an open link until dismissal", () => {
  expect(hasBadgeOn(link, day)).toBe(true);
  expect(hasBadgeOn({ ...link, status: "dismissed" }, day)).toBe(false);
  expect(hasBadgeOn({ ...link, endDate: "2026-03-09" }, day)).toBe(false);
  expect(hasBadgeOn({ ...link, isRemoved: true }, day)).toBe(false);
});

test("each worker is printed once, in the order of the request", () => {
  const other = { ...link, workerId: 8, contractId: 6 };
  expect(firstOfEach([link, { ...link, contractId: 9 }, other], [8, 7, 7, 99]).map(({ contractId }) => contractId)).toEqual([6, 5]);
});
