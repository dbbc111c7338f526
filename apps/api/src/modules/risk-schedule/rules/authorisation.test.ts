import { expect, test } from "vitest";
import { authorisationsOf } from "./authorisation.ts";
import type { Lapse } from "./competence.ts";

const NR35 = { typeId: 335, name: "Certificado NR-35", norm: "NR-35" };
const PERIODIC = { typeId: 302, name: "ASO periódico", norm: null };
const ADMISSION = { typeId: 301, name: "ASO admissional", norm: null };
const healthCertificates = [PERIODIC, ADMISSION];
const lapses =
  (known: { readonly [typeId: number]: Lapse }) =>
  (typeId: number): Lapse =>
    known[typeId] === undefined ? "now" : known[typeId];

test("a permit shows each document with its last day, and one health certificate", () => {
  const documents = [NR35];
  const [training] = authorisationsOf({ documents, healthCertificates }, lapses({ 335: "2027-03-01" }));
  expect(training).toEqual({ name: "Certificado NR-35", norm: "NR-35", lastDay: "2027-02-28" });
  const both = authorisationsOf({ documents, healthCertificates }, lapses({ 335: "2027-03-01", 302: "2026-12-01", 301: null }));
  expect(both.map(({ name, lastDay }) => [name, lastDay])).toEqual([
    ["Certificado NR-35", "2027-02-28"],
    ["ASO periódico", "2026-11-30"],
  ]);
  expect(authorisationsOf({ documents: [], healthCertificates }, lapses({ 301: null }))).toEqual([
    { name: "ASO admissional", norm: null, lastDay: null },
  ]);
  const required = authorisationsOf({ documents: [PERIODIC], healthCertificates: [PERIODIC] }, lapses({ 302: "2026-12-01" }));
  expect(required).toHaveLength(1);
});
