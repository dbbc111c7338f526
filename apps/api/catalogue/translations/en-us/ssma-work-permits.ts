import type { TypeTexts } from "../../translation.ts";

export const ssmaWorkPermits: { readonly [code: string]: TypeTexts } = {
  "SSMA-APR": [
    "Analysis of the steps of the task, the hazards and the controls, read by the whole team.",
    "APR of the project's activity with the acknowledgement of the performers.",
    ["Does the APR describe the steps of the task to be done in the project?", "Unloading, base assembly, lifting, bracing."],
    ["Does each step have hazard, consequence and control?", "Falling part: isolate area, tie tools."],
    ["Were interferences and weather considered?", "Stop with wind above 40 km/h."],
    ["Did the performers and the person in charge sign before the start?", "6 signatures on 02/03/2026, 7 a.m."],
  ],
  "SSMA-PT-QUENTE": [
    "Form and last permit issued for welding, cutting and grinding.",
    "Completed permit (PT) of a day of this month and the procedure that governs it.",
    ["Does the permit identify place, service, start and end time?", "Crushing, plate cutting, 8 to 11 a.m."],
    ["Are extinguisher, blanket, removal of combustibles and watcher marked?", "6 kg powder extinguisher, watcher José Lima."],
    ["Was the atmosphere measured where flammables may be present?", "LEL 0%, 7.50 a.m."],
    ["Did issuer and performer sign, and was there a watch after the end?", "30-minute watch at 11.30 a.m."],
  ],
  "SSMA-PET": [
    "Entry and work permit and register of the project's spaces.",
    "Register of spaces, form of the PET and a closed PET.",
    ["Is the space of the PET in the register, with volume, accesses and risks?", "EC-012, silo 3, side access."],
    ["Were O2, LEL, CO and H2S measured before and during the work?", "O2 20.8%, LEL 0%, CO 0, H2S 0."],
    ["Are supervisor, attendant and entrants trained and appointed?", "Supervisor 40 h, attendant 16 h."],
    ["Was the planned rescue suitable and available?", "Tripod, winch, rescue team at extension 193."],
  ],
  "SSMA-PROC-ALTURA": [
    "Procedure for work at height with the rescue plan and the proof of the drill.",
    "Procedure, rescue plan and report of the last drill.",
    ["Does the procedure cover the project's means of access?", "Scaffold, vertical ladder, lifeline."],
    ["Does the rescue plan state the rescuers, equipment and time?", "Own team, 10 minutes, descent kit."],
    ["Was the drill done, with failures and corrections?", "Drill of 12/2025, 8 minutes."],
    ["Did a licensed or qualified professional approve the documents?", "Safety engineer, 01/2026."],
  ],
  "SSMA-RIGGING": [
    "Lifting plan with calculation, sketch, soil and accessories, for critical loads.",
    "Signed lifting plan, with ART, load chart and sketch.",
    ["Does the plan show weight, radius, capacity and use of the crane in percent?", "Load 12 t, radius 9 m, 71% of the chart."],
    ["Were slings, shackles and hooks sized and identified?", "2 slings of 10 t, angle 60°."],
    ["Were soil, outriggers, wind and power lines assessed?", "Mats of 1 × 1 m, stop above 36 km/h."],
    ["Did rigger and engineer sign, with ART?", "ART no. MG20260099887."],
  ],
  "SSMA-EMERGENCIA": [
    "The supplier's scenarios, resources and contacts, integrated with the contractor's plan.",
    "The project's emergency plan and the last drill.",
    ["Are the scenarios those of the project (fall, fire, spill, sudden illness)?", "5 scenarios, resource matrix."],
    ["Are the contacts and the reference hospital current?", "Hospital at 12 km, extension 193."],
    ["Are fire wardens and first aiders trained in sufficient number?", "4 wardens per shift."],
    ["Was the plan integrated with the contractor's and drilled?", "Joint drill in 11/2025."],
  ],
};
