import { expect, test } from "vitest";
import { documentFrom, isSameDocument, showDocument } from "./document.ts";

const joana = { CPF: "52998224725", foreignDocument: null };
const passport = { type: "passport", country: "AR", number: "AAB123456" } as const;

test("documentFrom accepts a CPF or a foreign document [R-474]", () => {
  expect(documentFrom(joana)).toEqual({ documentKind: "cpf", documentCountry: "BR", documentType: null, document: "52998224725" });
  expect(documentFrom({ CPF: null, foreignDocument: passport })).toEqual({
    documentKind: "foreign",
    documentCountry: "AR",
    documentType: "passport",
    document: "AAB123456",
  });
});

test("documentFrom rejects a missing document and two documents [R-474]", () => {
  expect(documentFrom({ CPF: null, foreignDocument: null })).toBeUndefined();
  expect(documentFrom({ ...joana, foreignDocument: passport })).toBeUndefined();
});

test("the same number from another country is another document", () => {
  const [here, there] = [passport, { ...passport, country: "UY" }].map((foreignDocument) => documentFrom({ CPF: null, foreignDocument }));
  if (!here || !there) throw new Error("a passport is a document");
  expect(isSameDocument(here, there)).toBe(false);
  expect(isSameDocument(here, { ...here, documentType: "national_id" })).toBe(true);
});

test("showDocument masks the number for users without permission", () => {
  const cpf = documentFrom(joana);
  const foreign = documentFrom({ CPF: null, foreignDocument: passport });
  if (!cpf || !foreign) throw new Error("both are documents");
  expect(showDocument(cpf, false)).toMatchObject({ number: "***.982.247-**", isMasked: true });
  expect(showDocument(cpf, true)).toMatchObject({ number: "529.982.247-25", isMasked: false });
  expect(showDocument(foreign, false).number).toBe("*******56");
  expect(showDocument(foreign, true).number).toBe("AAB123456");
});
