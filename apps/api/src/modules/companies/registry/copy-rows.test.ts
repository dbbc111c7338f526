import { isCnpj } from "@emdia/contract/documents/cnpj.ts";
import { cpfCheckDigits } from "@emdia/contract/documents/cpf.ts";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { publishedBytes } from "../../../../registry-sample/published-row.ts";
import { copyRows } from "./copy-rows.ts";
import { copyText } from "./copy-text.ts";
import { csvRows } from "./csv-rows.ts";
import { columnsOf, type FileKind, kindOf, layouts } from "./layouts.ts";

/** The COPY columns of one row by name, or the reason why the row is rejected. */
const copied = (kind: FileKind, fields: readonly string[]): { readonly [column: string]: string | null } | string => {
  const out = copyText(16);
  const put = copyRows(layouts[kind]);
  let reason: string | undefined;
  csvRows({
    row: (row) => {
      reason = put(out, row);
    },
    fault: (_, why) => {
      reason = why;
    },
  }).feed(publishedBytes([fields]));
  if (reason !== undefined) {
    expect(out.length).toBe(0);
    return reason;
  }
  const values = out.bytes.toString("latin1", 0, out.length - 1).split("\t");
  return Object.fromEntries(columnsOf(layouts[kind]).map((name, at) => [name, values[at] === "\\N" ? null : (values[at] ?? "missing")]));
};
const brasilia = [
  ...["33683111", "0002", "80", "2", "REGIONAL BRASILIA-DF", "02", "20040522", "00", "", "", "19670630", "6204000", "6201501,6202300"],
  ...["AVENIDA", "L2 SGAN", "601", "", "ASA NORTE", "70836900", "DF", "9701", "61", "20000000", "", "", "61", "", "x@y.example", "", "0"],
];
const changed = (field: number, value: string): readonly string[] => brasilia.with(field, value);

describe("establishment rows", () => {
  test("copyRows joins the CNPJ, formats dates and prefixes area codes", () => {
    expect(copied("establishments", brasilia)).toMatchObject({
      root: "33683111",
      cnpj: "33683111000280",
      is_head_office: "f",
      trading_name: "REGIONAL BRASILIA-DF",
      situation: "02",
      situation_since: "2004-05-22",
      foreign_city: null,
      opened_on: "1967-06-30",
      activity: "6204000",
      phone: "6120000000",
      other_phone: null,
      fax: "61",
      special_situation_since: null,
    });
  });

  test("copyRows accepts letters in a CNPJ and rejects wrong check digits [CD-155]", () => {
    const letters = ["12ABC345", "01DE", "35", ...brasilia.slice(3)];
    expect(copied("establishments", letters)).toMatchObject({ root: "12ABC345", cnpj: "12ABC34501DE35" });
    expect(copied("establishments", letters.with(2, "36"))).toBe("a CNPJ that is none: its check digits are wrong");
    expect(copied("establishments", letters.with(0, "12abc345"))).toBe("a CNPJ that is none: its check digits are wrong");
  });

  test("copyRows accepts exactly the CNPJs that isCnpj accepts [CD-155]", () => {
    const character = fc.constantFrom(..."0123456789ABCXYZ".split(""));
    const part = (length: number) => fc.string({ unit: character, minLength: length, maxLength: length });
    fc.assert(
      fc.property(part(8), part(4), fc.integer({ min: 0, max: 99 }), (root, order, closing) => {
        const digits = String(closing).padStart(2, "0");
        const result = copied("establishments", [root, order, digits, ...brasilia.slice(3)]);
        expect(typeof result !== "string").toBe(isCnpj(`${root}${order}${digits}`));
      }),
      { numRuns: 2_000 },
    );
    expect(copied("establishments", ["00000000", "0000", "00", ...brasilia.slice(3)])).toContain("CNPJ");
  });

  test.each(["", "0", "00000000", "20230229", "20231301", "19990431", "abcdefgh", "17991231"])(
    "copyRows writes null for the date %j",
    (written) => {
      expect(copied("establishments", changed(6, written))).toMatchObject({ situation_since: null, cnpj: "33683111000280" });
    },
  );
  test("copyRows accepts February 29 in leap years only", () => {
    expect(copied("establishments", changed(6, "20240229"))).toMatchObject({ situation_since: "2024-02-29" });
    expect(copied("establishments", changed(6, "19000229"))).toMatchObject({ situation_since: null });
  });

  test("copyRows rejects rows with a wrong number of fields", () => {
    expect(copied("establishments", brasilia.slice(1))).toBe("29 fields instead of 30");
    expect(copied("establishments", [...brasilia, ""])).toBe("31 fields instead of 30");
  });
});

describe("company rows", () => {
  const company = ["19131243", "OPEN KNOWLEDGE BRASIL", "3999", "16", "1.234,56", "05", ""];
  test("copyRows converts the capital to a decimal number", () => {
    expect(copied("companies", company)).toMatchObject({
      name: "OPEN KNOWLEDGE BRASIL",
      capital: "1234.56",
      size: "05",
      federative_entity: null,
    });
    expect(copied("companies", company.with(4, "muito"))).toMatchObject({ capital: null });
    expect(copied("companies", company.with(4, "1,2,3"))).toMatchObject({ capital: null });
  });

  test("copyRows rejects rows without a name or with a wrong root length", () => {
    expect(copied("companies", company.with(1, "  "))).toBe("no name");
    expect(copied("companies", company.with(0, "1913124"))).toBe("a root that has not eight characters");
  });

  test("copyRows escapes COPY control characters and drops zero bytes", () => {
    expect(copied("companies", company.with(1, "A\\B\tC\u0000D\nE"))).toMatchObject({ name: "A\\\\B\\tCD\\nE" });
    expect(copied("companies", company.with(1, 'BAR "DO ZÉ"'))).toMatchObject({ name: 'BAR "DO ZÉ"' });
  });

  test("copyRows masks the CPF in the name of an individual firm", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999_999 }), (number) => {
        const base = String(number).padStart(9, "0");
        const cpf = `${base}${cpfCheckDigits(base)}`;
        expect(copied("companies", company.with(1, `JOÃO LUMI ${cpf}`))).toMatchObject({ name: `JOÃO LUMI ***${cpf.slice(3, 9)}**` });
      }),
    );
    expect(copied("companies", company.with(1, "RUA 123456789012 LTDA"))).toMatchObject({ name: "RUA 123456789012 LTDA" });
  });
});

test("copyRows reads Simples, code and partner rows", () => {
  expect(copied("simples", ["33683111", "S", "20140101", "00000000", "N", "00000000", "00000000"])).toEqual({
    root: "33683111",
    is_simples: "t",
    simples_since: "2014-01-01",
    simples_until: null,
    is_mei: "f",
    mei_since: null,
    mei_until: null,
  });
  expect(copied("activities", ["6204000", "Consultoria em tecnologia da informação"])).toEqual({
    list: "activity",
    code: "6204000",
    meaning: "Consultoria em tecnologia da informação",
  });
  const partner = ["33683111", "2", "ANA", "52998224725", "49", "20200101", "", "***000000**", "", "00", "5"];
  expect(copied("partners", partner)).toMatchObject({ name: "ANA", document: "***982247**", joined_on: "2020-01-01" });
});

test.each([
  ["Empresas0.zip", "companies"],
  ["K3241.K03200Y0.D60711.EMPRECSV", "companies"],
  ["Estabelecimentos9.zip", "establishments"],
  ["K3241.K03200Y0.D60711.ESTABELE", "establishments"],
  ["F.K03200$W.SIMPLES.CSV.D60711", "simples"],
  ["Socios3.zip", "partners"],
  ["Naturezas.zip", "natures"],
  ["leia-me.txt", undefined],
] as const)("kindOf maps %s to %s", (name, kind) => {
  expect(kindOf(name)).toBe(kind);
});
