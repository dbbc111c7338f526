import type { TypeTexts } from "../../translation.ts";

export const ssmaEnvironment: { readonly [code: string]: TypeTexts } = {
  "SSMA-CAT": [
    "Accident report (S-2210) and the investigation with causes and actions.",
    "S-2210 receipt and signed investigation report.",
    ["Was the CAT issued by the next business day?", "Accident on 03/03, CAT on 04/03/2026."],
    ["Do date, time, place and description match the investigation?", "03/03/2026, 10.20 a.m., crushing, finger trapped."],
    ["Does the investigation reach the management causes, and not only the person's act?", "Planned lockout missing; procedure revised."],
    ["Do the medical certificate and the expected return accompany the CAT?", "Certificate of 15 days, diagnosis covered."],
  ],
  "SSMA-LICENCA": [
    "Operating licence or exemption of the supplier's activity.",
    "Licence with its conditions, or exemption certificate of the environmental agency.",
    ["Is the licence for the activity and the address of the supplier's operation?", "LO 1.234, scaffold yard."],
    ["Is the environmental licence in force, or was renewal requested in time?", "Valid until 2028; renewal 120 days before."],
    ["Were the conditions with deadlines met?", "Annual report filed in 01/2026."],
    ["If exempt, is it by the competent agency, and does it name the activity?", "Exemption certificate SEMAD 998."],
  ],
  "SSMA-CTF": [
    "Quarterly certificate of the federal registry of polluting activities.",
    "Compliance certificate issued on the IBAMA site.",
    ["Is the IBAMA certificate for the supplier's CNPJ?", "Registration 5566778."],
    ["Is the activity registered in the CTF the one carried out?", "Category 18 – transport of dangerous goods."],
    ["Is the certificate within its quarter of validity?", "Valid until 05/06/2026."],
    ["Was the annual activity report filed?", "RAPP 2025 filed in 03/2026."],
  ],
  "SSMA-PGRS": [
    "Plan of how the project's waste is separated, stored and disposed of.",
    "The project's waste plan (PGRS), with disposal companies and licences.",
    ["Does the plan list the project's waste, with class and quantity?", "Scrap class IIB, 2 t/month; oil class I, 200 L."],
    ["Do storage and collection have a place and a frequency?", "Covered bay, fortnightly collection."],
    ["Do carriers and disposal companies have licences?", "Disposal company LO 445, CTF compliant."],
    ["Is there a technical supervisor of the PGRS, with ART?", "Environmental engineer, ART 20260088."],
  ],
  "SSMA-MTR": [
    "Transport manifests of the month's waste and the proof of final disposal.",
    "The month's MTRs and the corresponding CDFs, from the MTR system.",
    ["Are the MTRs for the month and the right generator?", "3 MTRs of 03/2026, generator in the project."],
    ["Was each MTR received, with a CDF?", "MTR 9987 with CDF 2233."],
    ["Are the quantities of the CDF those of the MTR?", "1.8 t in both."],
    ["Are class and disposal technology those of the PGRS?", "Co-processing, class I."],
  ],
  "SSMA-PERIGOSOS": [
    "CIV, CIPP, MOPP course and emergency sheet of those who transport dangerous goods.",
    "CIV and CIPP of the vehicle, MOPP of the driver and emergency envelope.",
    ["Does the driver have a valid MOPP on the licence or certificate?", "MOPP until 09/2029."],
    ["Are CIV and CIPP of the tank or body valid?", "CIPP until 11/2026."],
    ["Are the emergency sheet and the panels those of the product transported?", "UN 1202, diesel oil, 30/1202."],
    ["Are the emergency kit and PPE complete?", "NBR 9735 kit checked in 02/2026."],
  ],
};
