import type { TypeTexts } from "../../translation.ts";

export const stpCorporate: { readonly [code: string]: TypeTexts } = {
  "STP-CONTRATO-SOCIAL": [
    "Consolidated articles, with purpose, capital, partners and directors.",
    "Consolidated articles, or bylaws with the minutes electing the board, registered with the Board of Trade.",
    ["Is it the latest consolidation registered with the Board of Trade?", "7th consolidated amendment, JUCEMG 10.234.567."],
    ["Does the company's purpose include the service hired in the project?", "Purpose: assembly of scaffolds and structures."],
    ["Does the paid-up capital meet the legal minimum for the number of employees?", "35 employees: capital of at least R$ 45,000.00."],
    [
      "Does the person who signs for the company in this project have powers in the articles or a power of attorney?",
      "Director: José Lima, sole powers.",
    ],
  ],
  "STP-ALVARA": [
    "Municipal licence for the supplier to operate at the address and in the activity.",
    "Valid operating licence, or the exemption for low-risk activities.",
    ["Is the address on the licence that of the supplier's CNPJ?", "Rua das Oficinas, 120, Contagem/MG."],
    ["Do the licensed activities include that of the supplier?", "CNAE 4399-1/04, scaffold assembly."],
    ["Is the licence valid today, or unlimited with this year's fee paid?", "Valid until 31/12/2026."],
    ["If exempt, does the document cite the norm and the risk level of the activity?", "Low risk, Law 13.874/2019, REDESIM statement."],
  ],
  "STP-CARTAO-CNPJ": [
    "Registration status of the supplier at the Federal Revenue, with activity code (CNAE) and address.",
    "Card issued on the Federal Revenue site in recent months.",
    ["Is the registration status ACTIVE (ATIVA)?", "Status: ATIVA since 12/05/2009."],
    ["Is the main or a secondary CNAE that of the hired service?", "43.99-1-04, scaffold assembly service."],
    ["Are the company name and address those registered here?", "Ipê Andaimes Ltda. from Contagem/MG."],
    ["For alphanumeric numbers, do the letters of the CNPJ match those of the contract?", "12.ABC.345/01DE-35."],
  ],
  "STP-CCT": [
    "Collective agreement for the project's workers, with minimum pay and benefits.",
    "CCT or ACT with the registration number in Mediador, and the amendments.",
    ["Is the agreement registered in the Mediador system?", "Registration MG001234/2026."],
    ["Do category and territory cover the workers and the city of the project?", "Construction, territory of Itabira/MG."],
    ["Is it in force today, or is there proof of ongoing negotiation?", "01/01/2026 to 31/12/2026."],
    ["Can minimum pay and mandatory benefits be read (whole clauses)?", "Clauses 3 (minimum pay) and 14 (food allowance)."],
  ],
};
