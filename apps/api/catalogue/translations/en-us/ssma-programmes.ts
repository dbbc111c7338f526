import type { TypeTexts } from "../../translation.ts";

export const ssmaProgrammes: { readonly [code: string]: TypeTexts } = {
  "SSMA-PGR-INVENTARIO": [
    "The supplier's risk inventory for the activities and the place of this project.",
    "PGR inventory of the project's place, signed, with identification, assessment and classification of risks.",
    ["Does the inventory cover the place and the activities of this project?", "Establishment: Processing Plant, scaffold assembly."],
    [
      "Does each risk have source, exposed group, probability, severity and level?",
      "Fall from height, scaffolder group, P4 × S5: critical.",
    ],
    ["Do physical and chemical agents have a measurement or a technical justification?", "Noise 87 dB(A), dosimetry of 11/2025."],
    ["Were psychosocial and ergonomic factors considered?", "Night shift and overload assessed in 05/2026."],
    ["Is it dated and signed by the organisation and the technical supervisor?", "Engineer Carla Dias, CREA 123456, 12/01/2026."],
  ],
  "SSMA-PGR-PLANO": [
    "Prevention measures with persons in charge, deadlines and follow-up.",
    "Action plan of the PGR with the progress of each measure.",
    ["Does every high or critical risk of the inventory have a measure in the plan?", "Fall: lifeline, NR-35, daily inspection."],
    ["Does each measure have a person in charge and a deadline?", "Install guardrail, supervisor, 30/04/2026."],
    ["Was the hierarchy followed: eliminate, protect collectively and only then PPE?", "Guardrail before harness."],
    ["Does the follow-up show the work done, with evidence?", "Completed on 15/02/2026, photo and attendance list."],
  ],
  "SSMA-PCMSO": [
    "Programme (PCMSO) that sets the examinations of each position and their dates, with the responsible doctor.",
    "This year's base document of the PCMSO, with the table of examinations by position.",
    ["Does the PCMSO name the supplier's CNPJ and the positions of this project?", "Scaffolder, helper and scaffold supervisor."],
    ["Are the risks those of the PGR inventory?", "Group 02: noise, fall, physical overload."],
    ["Does the table show examination, interval and criterion for each risk?", "Audiometry: on hiring, 6 months, yearly."],
    ["Is the responsible doctor identified, with CRM and signature?", "Dr. Lúcia Prado, CRM/MG 22.871, RQE 10.332."],
  ],
  "SSMA-PCMSO-RELATORIO": [
    "Annual report with examinations done, abnormal results and the doctor's conclusions.",
    "Analytical report of the last year, without data that identify patients.",
    ["Does the report cover the last twelve months?", "01/2025 to 12/2025."],
    ["Does it show the number of examinations, abnormal results and diseases by sector?", "46 audiometries, 2 abnormal, assembly sector."],
    [
      "Is there a comparison with the previous year and a proposal of measures?",
      "Down from 3 to 2 abnormal results; stronger hearing protection.",
    ],
    ["Is no worker identified by a disease?", "Numbers only, without names."],
  ],
};
