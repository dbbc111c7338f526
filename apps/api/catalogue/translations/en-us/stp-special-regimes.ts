import type { TypeTexts } from "../../translation.ts";

export const stpSpecialRegimes: { readonly [code: string]: TypeTexts } = {
  "STP-TEMPORARIO": [
    "Contract between the temporary work agency and the worker, under Law 6.019/1974.",
    "The worker's contract with the agency and the clause that states the reason for hiring.",
    [
      "Does the contract state the temporary need or additional demand that justifies it?",
      "Replacement of an employee on maternity leave.",
    ],
    [
      "Is the agency registered as a temporary work company?",
      "The agency's registration certificate at the Ministry of Labour, with number.",
    ],
    ["Does the term, with its extension, respect the legal limit?", "From 01/03/2026 to 27/08/2026, 180 days."],
    ["Is the pay the same as for employees of the same category at the client company?", "R$ 2,480.00, equal to the scaffolder's minimum."],
  ],
  "STP-APRENDIZ": [
    "Special contract of a young apprentice with the company, linked to a vocational course.",
    "Apprenticeship contract with the course enrolment and, where required, school attendance.",
    [
      "Was the contract signed with a qualified training body (SENAI, SENAC or another registered one)?",
      "SENAI course, mechanics programme, 800 hours.",
    ],
    ["Is the apprentice aged 14 to 24, or a person with a disability?", "Born on 10/08/2008, 17 years old."],
    ["Are the planned practical activities allowed for the apprentice's age?", "Office support in the warehouse; no work at height."],
    ["Does the term end within two years, and is the contract still valid?", "From 02/02/2026 to 01/02/2028."],
  ],
  "STP-TCE": [
    "Agreement between intern, educational institution and company, with activity plan and hours.",
    "Internship agreement with the three signatures and the activity plan.",
    [
      "Is the agreement signed by the intern, the educational institution and the company?",
      "Three signatures, the university's with the stamp of the internship office.",
    ],
    ["Do the hours respect the daily and weekly maximum for internships?", "6 hours a day, 30 a week."],
    ["Does the internship, including renewals, last at most two years at the same company?", "From 01/03/2026 to 28/02/2027, first term."],
    ["Are the planned activities related to the intern's course?", "Course: Civil Engineering; activity: support in site measurement."],
  ],
  "STP-SEGURO-ESTAGIO": [
    "Policy or certificate of the personal accident insurance required by the internship law.",
    "Individual insurance certificate, or group policy with the list that includes the intern.",
    ["Is the intern listed as insured in the policy or the attached list?", "Individual certificate 45.872 in the intern's name."],
    ["Does the policy cover today and the period of the internship?", "Valid from 01/01/2026 to 31/12/2026."],
    ["Does it cover death and disability from personal accidents?", "Accidental death and permanent disability, R$ 20,000.00."],
    [
      "Is the premium paid, or does the insurer confirm that the policy is in force?",
      "Slip of 05/02/2026 paid, or a statement of the insurer.",
    ],
  ],
  "STP-ESTRANGEIRO": [
    "National migration registration and authorisation that allow a foreigner to work in Brazil.",
    "Both sides of the registration card (CRNM) or the Federal Police protocol, with the residence permit.",
    ["Are the name and the migration registration number those of the worker's record?", "RNM F123456-7, Juan Pérez."],
    ["Is the registration within its printed validity?", "Valid until 18/09/2028."],
    ["Does the residence permit allow work, and for this employer?", "Residence under the Mercosur agreement, free to work."],
    ["Are both sides in the same image, complete and legible?", "PDF with both sides, without glare."],
  ],
};
