import type { TypeTexts } from "../../translation.ts";

export const ssmaHealth: { readonly [code: string]: TypeTexts } = {
  "SSMA-ASO-ADMISSIONAL": [
    "Occupational health certificate (ASO) issued before the worker starts to work.",
    "Complete and signed ASO, for example “aso-admissional-joao-silva.pdf”, issued by the clinic of your PCMSO.",
    ["Does the ASO belong to this worker: do name and CPF match the record?", "João da Silva, CPF 529.982.247-25."],
    ["Is the marked examination pre-employment, dated before the start of work?", "Pre-employment of 26/02/2026, start on 02/03/2026."],
    ["Is the result FIT (APTO) for the worker's position?", "Fit for scaffolder."],
    ["Are the specific fitnesses (height, confined space, electricity) stated for the tasks?", "Fit for work at height (NR-35)."],
    [
      "Are risks and additional examinations those of the PGR and PCMSO for the position?",
      "Noise: audiometry of 26/02/2026; fall: ECG and glucose.",
    ],
    [
      "Is the examining doctor shown with name, CRM and signature, and did the worker acknowledge it?",
      "Dr. Paulo Melo, CRM/MG 38.114; signature of the worker.",
    ],
  ],
  "SSMA-ASO-PERIODICO": [
    "Occupational health certificate that renews the worker's fitness at the interval of the PCMSO.",
    "Latest periodic ASO, or the pre-employment one while it is valid, with all pages.",
    ["Is the examination periodic, and within the interval of the PCMSO?", "Periodic of 10/03/2026; previous of 12/03/2025."],
    ["Are name, CPF and position on the ASO the worker's current ones?", "Maria Souza, power and control electrician."],
    ["Is the conclusion fit for the position and for each current critical activity?", "Fit; fit for NR-10 and NR-35."],
    [
      "Are the examinations of the period (audiometry, spirometry and others) listed with dates?",
      "Audiometry 03/03/2026, spirometry 03/03/2026.",
    ],
    [
      "Did the doctor sign with CRM, and does the ASO name the doctor responsible for the PCMSO?",
      "Coordinator: Dr. Lúcia Prado, CRM/MG 22.871.",
    ],
  ],
  "SSMA-ASO-RETORNO": [
    "Examination before the return after thirty days or more of leave for illness, accident or childbirth.",
    "Return ASO dated before the first day back.",
    ["Is it a return examination, done before the worker came back?", "Examination on 29/04/2026, return on 30/04/2026."],
    ["Is the leave that the examination ends that of the movement?", "On leave from 04/03 to 29/04/2026."],
    ["Does the fitness state a gradual return or a restriction of activity?", "Fit, no work at height for 60 days."],
    ["Were the fitnesses for critical activities reassessed?", "NR-33: reassessed and fit on 29/04/2026."],
  ],
  "SSMA-ASO-MUDANCA": [
    "Examination before the worker moves to a position or place with different risks.",
    "Change-of-risk ASO with the new position and the new risks.",
    ["Is the ASO before the change, with the new position?", "Examination on 27/03/2026, new position on 01/04/2026."],
    ["Are the new risks of the PGR described?", "New risk: metal fumes, non-ionising radiation."],
    ["Were the examinations done that the new risks require?", "Spirometry and chest X-ray on 26/03/2026."],
    ["Is the fitness valid for the new position and activities?", "Fit for welder; fit for hot work."],
  ],
  "SSMA-ASO-DEMISSIONAL": [
    "Examination on dismissal, waived if the last one is recent enough for the risk level.",
    "Exit ASO, or the last ASO with the coordinating doctor's waiver.",
    ["Was the examination done within ten days of the end of the contract?", "End 20/03/2026, examination 24/03/2026."],
    ["If waived, is the last ASO within the period of the company's risk level?", "Level 3, last ASO 60 days ago."],
    ["Is the marked type exit, with name and CPF of the dismissed worker?", "Exit, same CPF as on the TRCT."],
    ["Was the worker's copy handed over, with signature?", "2nd copy received on 24/03/2026."],
  ],
};
