import type { TypeTexts } from "../../translation.ts";

export const ssmaCertificatesOtherRisks: { readonly [code: string]: TypeTexts } = {
  "SSMA-CERT-QUIMICOS": [
    "Training on the products used, GHS pictograms and the safety data sheet.",
    "Certificate and the list of safety data sheets (FDS) of the project's products.",
    ["Does the training name the products that the worker uses?", "Degreaser X, epoxy paint Y."],
    ["Are the data sheets in Portuguese, and do they follow NBR 14725?", "FDS of 2024, 16 sections."],
    ["Were labelling, dilution, PPE and spills taught?", "Containment kit, nitrile glove."],
    ["Are date, hours and signatures of the chemical training shown?", "4 h on 10/02/2026."],
  ],
  "SSMA-CERT-RADIACAO": [
    "Qualification in radiation protection and individual dose of those who work with sources or industrial X-ray.",
    "Radiation protection certificate, CNEN registration and last dose report.",
    ["Does the operator or supervisor have CNEN certification in the field?", "Radiography operator, OR-1234."],
    ["Was the month's dose measured by an authorised laboratory?", "0.12 mSv in 02/2026."],
    ["Are the accumulated doses below the limit?", "Year: 1.3 mSv."],
    ["Is the project's radiation protection plan approved?", "Plan rev. 3, supervisor SPR 0456."],
  ],
  "SSMA-CERT-MERGULHO": [
    "Qualification of the professional diver, with logbook and hyperbaric examinations.",
    "Registration booklet (CIR), logbook (LRM) and half-yearly examinations.",
    ["Does the Navy booklet allow the type of diving of the project?", "Shallow diver, compressed air."],
    ["Are the examinations of annex 6 of NR-15 less than six months old?", "Examinations of 01/2026."],
    ["Does the LRM record the last dives, signed by the supervisor?", "Last dive 20/02/2026, 12 m."],
    ["Does the diving company have a registration certificate?", "FCEM valid until 2027."],
  ],
  "SSMA-CNH": [
    "The driver's licence, with the vehicle's category and the defensive driving course.",
    "Digital driving licence (CNH) as PDF and defensive driving certificate.",
    ["Is the licence the worker's, and valid?", "Valid until 14/08/2029."],
    ["Do the category and EAR allow the vehicle driven?", "Category D, paid driving allowed."],
    ["For C, D and E, is the toxicology test up to date?", "Toxicology test of 11/2025."],
    ["Was the defensive or specialised driving course done in time?", "Defensive driving 16 h, 05/2025."],
  ],
};
