import type { TypeTexts } from "../../translation.ts";

export const ssmaReports: { readonly [code: string]: TypeTexts } = {
  "SSMA-DIR": [
    "Declaration of a micro or small company of risk level 1 or 2 that is exempt from the PGR.",
    "DIR issued in the system of the Labour Inspection Secretariat, with the date.",
    ["Is the supplier a micro or small company (ME or EPP) of risk level 1 or 2?", "EPP, risk level 2."],
    ["Does the declaration state that there are no physical, chemical and biological risks?", "No exposures were identified."],
    ["Was the DIR issued in the official system, with protocol?", "Protocol DIR 2026.0001234."],
    ["Does the person who declares represent the company?", "Managing partner, gov.br gold."],
  ],
  "SSMA-LTCAT": [
    "Report on environmental conditions that supports special retirement and the S-2240.",
    "LTCAT with the conclusions by position and the engineer's ART or the occupational doctor's signature.",
    ["Does the report assess the environment of the work in this project?", "Milling area of the plant."],
    ["Does each harmful agent have technique, measurement and tolerance limit?", "Respirable silica, NHO 08, 0.03 mg/m³."],
    ["Does the conclusion by position state the right to special retirement?", "Scaffolder: no exposure above the limit."],
    ["Is it signed by a safety engineer with ART, or by an occupational doctor?", "ART MG20261234567 of the engineer."],
  ],
  "SSMA-AET": [
    "Assessment of working conditions that need adaptation to people, with an improvement plan.",
    "Preliminary ergonomic assessment, and the analysis where NR-17 requires it.",
    ["Were the project's tasks observed at the workplace?", "Manual transport of tubes, 18 kg, 40 per shift."],
    ["Were loads, postures, pace and organisation of work assessed?", "NIOSH 1.4; breaks every 50 minutes."],
    ["Are there recommendations, and did they enter the PGR action plan?", "Transport trolley until 30/05/2026."],
    ["Does the author have suitable training, and did the author sign?", "Certified ergonomist, ABERGO 123."],
  ],
  "SSMA-PPP": [
    "Electronic occupational profile built from the S-2240, with the worker's exposures.",
    "S-2240 receipt and the electronic PPP from Meu INSS.",
    ["Was the S-2240 sent for this CPF with the current position and place?", "S-2240 since 2026-04-01, milling sector."],
    ["Are the agents those of the LTCAT, with effective collective protection and PPE?", "02.01.001 noise, PPE effective: yes, CA 12345."],
    ["Is the start of the exposure that of the change of position?", "Start on 01/04/2026 in both."],
    ["Is the person responsible for the environmental records identified?", "Engineer Carla Dias, CREA 123456."],
  ],
};
