import type { TypeTexts } from "../../translation.ts";

export const ssmaProtection: { readonly [code: string]: TypeTexts } = {
  "SSMA-EPI": [
    "Record of each protective equipment given to the worker, with CA, date and signature.",
    "Current PPE record, both sides, or the system's report with biometrics.",
    ["Is the record the worker's, with the current position?", "João da Silva, scaffolder."],
    ["Is the PPE given that which the PGR and the activity require?", "Helmet with chin strap, harness, double lanyard, glove, boot."],
    ["Does each item have a CA that is valid in the Ministry of Labour query?", "Harness CA 35.509, valid until 12/2027."],
    ["Are there date and signature (or biometrics) for each item?", "02/03/2026 with signature on each line."],
    ["Are the statement of responsibility and the training of use signed?", "Statement of 02/03/2026, trained in use and care."],
  ],
  "SSMA-ORDEM-SERVICO": [
    "NR-1 document in which the worker acknowledges risks, measures and prohibitions of the position.",
    "Safety work order of the current position, signed by the worker.",
    ["Is the order for the current position and sector?", "Scaffolder, plant."],
    ["Are the risks and measures those of the PGR?", "Fall, noise, projection; harness, ear protection, goggles."],
    ["Does it state the emergency procedure and the right to refuse?", "Extension 193; refusal for serious and imminent risk."],
    ["Did the worker sign the order, with date?", "Acknowledged on 02/03/2026."],
  ],
  "SSMA-INTEGRACAO": [
    "Initial NR-1 training on the risks and rules of the site, before the first day.",
    "Certificate or attendance list of the contractor's induction, with the grade.",
    ["Is the induction for the place of this project?", "Induction of the Processing Plant."],
    ["Was the induction before the start, and has it not expired?", "Induction on 27/02/2026."],
    ["Does the content include risks, emergencies, rules and environment of the site?", "Golden rules, escape routes, waste."],
    ["Are the signatures of the worker and the instructor there?", "Attendance list with both signatures."],
  ],
  "SSMA-CIPA": [
    "Constitution of the supplier's safety committee (CIPA), or appointment of the designee, with meeting calendar.",
    "Minutes of inauguration, calendar and last meeting minutes, or the designee's appointment letter.",
    [
      "Does the size follow the CNAE, the risk level and the number of employees?",
      "Level 3, 35 employees: 1 member and 1 alternate per side.",
    ],
    ["Is the term of office running?", "Inaugurated on 10/01/2026, term of one year."],
    ["Do the monthly meetings of the calendar have minutes?", "Minutes of January and February 2026."],
    ["Is preventing and fighting harassment part of the committee's plan?", "Rules of conduct and reporting channel published."],
  ],
  "SSMA-SESMT": [
    "Registration of the safety service and proof of the professionals required by NR-4.",
    "SESMT registration on gov.br and the professionals' contracts, or the calculation that none is required.",
    ["Does the calculation use the risk level of the establishment's main activity?", "CNAE 43.99-1, level 3, 120 employees."],
    ["Does the number of professionals meet table II?", "1 full-time safety technician."],
    ["Is the SESMT registered in the Ministry of Labour system?", "SESMT registration 2026-0098."],
    ["Does each professional have a valid professional registration?", "Technician, MTE registration 0012345/MG."],
  ],
};
