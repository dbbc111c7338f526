import type { TypeTexts } from "../../translation.ts";

export const stpCertificates: { readonly [code: string]: TypeTexts } = {
  "STP-CND": [
    "Certificate of federal taxes and active debt, including social security.",
    "PDF issued on the Federal Revenue portal, negative or positive with negative effect.",
    ["Is the certificate for the supplier's CNPJ root, with its company name?", "CNPJ root 12.ABC.345, Ipê Andaimes Ltda."],
    ["Is it negative, or positive with negative effect?", "Positive certificate with negative effect."],
    ["Has the printed validity date not passed yet?", "Valid until 05/09/2026."],
    ["Does the control code confirm the certificate on the authenticity page?", "Code 1A2B.3C4D.5E6F.7089 confirmed."],
  ],
  "STP-CRF": [
    "Certificate of CAIXA that the supplier is up to date with the FGTS.",
    "CRF as PDF from the employer's compliance query on the CAIXA site.",
    ["Is the registration on the CRF the CNPJ of the supplier that provides the service?", "Registration 12.ABC.345/01DE-35."],
    ["Is today between the start and the end of the certificate's validity?", "Validity: 02/03/2026 to 31/03/2026."],
    ["Does the certification number appear, and does the CAIXA query confirm it?", "Certification 2026030201234567890123."],
    ["Is the status “regular”, without an impediment to issue?", "The employer is in regular standing."],
  ],
  "STP-CNDT": [
    "Certificate of the Labour Courts about unpaid debts in lawsuits, valid for all branches.",
    "CNDT issued on the TST site, negative or positive with negative effect.",
    [
      "Was the CNDT issued for the CNPJ root, which covers head office and branches?",
      "CNPJ of the head office; the certificate covers the branches.",
    ],
    ["Is the result negative, or positive with negative effect?", "Not listed as a defaulter."],
    ["Is the certificate within its printed validity?", "Issued on 10/03/2026, valid until 06/09/2026."],
    ["Does the TST validation confirm the certificate number?", "Certificate no. 12345678/2026, valid."],
  ],
  "STP-CND-ESTADUAL": [
    "Certificate of state taxes and active debt of the state where the supplier is established.",
    "Certificate of the tax authority of the home state, with that of the state attorney where separate.",
    [
      "Was it issued by the state of the head office or of the branch that provides the service?",
      "SEF/MG for a supplier from Belo Horizonte.",
    ],
    ["Are the name and CNPJ (or state registration) those of the supplier?", "State registration 062.123456.00-11."],
    ["Does the certificate show no enforceable state debt?", "Nothing on record, or positive with negative effect."],
    ["Does the validity printed by the state cover today?", "Issued on 02/03/2026, valid for 90 days."],
  ],
  "STP-CND-MUNICIPAL": [
    "Certificate of business taxes (ISS and fees) of the supplier's municipality.",
    "Certificate of business taxes of the home municipality, with authenticity code.",
    ["Is it the certificate of business taxes, which includes the ISS?", "Certificate of business taxes – ISSQN and fees."],
    ["Is the issuing municipality that of the supplier's establishment?", "Municipality of Contagem/MG."],
    ["Is the municipal registration or CNPJ that of the linked supplier?", "Municipal registration 0123456/001-2."],
    ["Has the validity not ended, and does the municipality confirm the code?", "Valid for 60 days, code AB12-34."],
  ],
  "STP-FALENCIA": [
    "Certificate of the court of the head office about bankruptcy and judicial or extrajudicial recovery.",
    "Certificate of the court of justice of the head office's district, within its validity or checking period.",
    ["Was it issued by the court registry of the supplier's head office?", "TJMG, district of Contagem."],
    ["Does the certificate state that nothing is on record about bankruptcy or recovery?", "Nothing on record."],
    ["Is the CNPJ searched the supplier's root?", "Search by the CNPJ of the head office."],
    ["Can the registry's signature or the electronic seal be verified?", "Electronic seal GHT12345."],
  ],
};
