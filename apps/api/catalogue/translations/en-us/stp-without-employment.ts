import type { TypeTexts } from "../../translation.ts";

export const stpWithoutEmployment: { readonly [code: string]: TypeTexts } = {
  "STP-PRESTACAO": [
    "Civil contract with the self-employed person, MEI, partner or company that works in the project.",
    "Signed contract with purpose, term and price, and the provider's CNPJ or CPF.",
    ["Are the parties the supplier and this provider, clearly identified?", "Hired: João Silva MEI, own CNPJ."],
    [
      "Is the purpose a specific service, without subordination or fixed hours?",
      "Assembly of 400 m² of scaffold at the plant, by measurement.",
    ],
    ["Are term, price and payment defined, and is the term running?", "From 01/03/2026 to 31/08/2026, R$ 12,000.00 per measurement."],
    ["Did both parties sign the service agreement?", "Electronic signatures with validation report."],
  ],
  "STP-RPA": [
    "Payment receipt of the self-employed person with the withholdings and proof that they were paid.",
    "Signed RPA, proof of payment and the inclusion of the person in DCTFWeb.",
    ["Does the RPA show name, CPF, NIT/PIS and the month's service?", "NIT 123.45678.90-1, service of 03/2026."],
    ["Were the INSS, ISS and IRRF withholdings calculated?", "Gross 3,000.00; INSS 330.00; ISS 60.00."],
    ["Was the person reported to eSocial (S-1200, category 701)?", "S-1200 with category 701 and the same gross amount."],
    ["Is the receipt signed and the net amount paid?", "Pix of 2,610.00 on 05/04/2026."],
  ],
  "STP-CCMEI": [
    "Certificate of the MEI status, active and with the permitted occupation.",
    "CCMEI downloaded from the Portal do Empreendedor and the paid DAS of the month.",
    ["Is the certificate in this provider's name, and active?", "João Silva, current status: ATIVO."],
    ["Does the registered occupation allow the service provided?", "Independent scaffolder."],
    ["Is the DAS of the last month paid?", "DAS 02/2026 paid on 20/03/2026."],
    ["Does the MEI not work in prohibited labour supply, nor with an undeclared employee?", "Service by contract work, without employees."],
  ],
  "STP-NOTA-FISCAL": [
    "Service invoice of the month, with the withholdings that the client owes.",
    "Authorised NFS-e, as PDF, with the XML if there is one.",
    ["Is the issuer the provider, and the client the project's supplier?", "Issuer João Silva MEI; client Ipê Andaimes."],
    ["Does the description name the service, the project and the month?", "Scaffold assembly, plant, 03/2026."],
    ["Were the withholdings (INSS 11%, ISS, IRRF) shown where due?", "INSS withheld 11% on 10,000.00: 1,100.00."],
    ["Is the invoice authentic in the municipal or national portal?", "NFS-e key confirmed."],
  ],
  "STP-COOPERATIVA": [
    "Membership form of the cooperative member, or roster of the casual worker, with the pay statement.",
    "Registration in the cooperative or at the OGMO/union, and the month's pay statement.",
    ["Is the registration in the cooperative, the OGMO or the union active?", "Registration 1.204, active since 2022."],
    ["Does the month's statement show the production or rosters and the pay?", "11 days, pay of 2,860.00."],
    ["Was the INSS of the member or casual worker paid?", "20% withheld by the cooperative, in DCTFWeb."],
    [
      "Is the cooperative registered (OCB, Board of Trade), and is the work without subordination?",
      "OCB/MG 1.022, coordination by an elected member.",
    ],
  ],
};
