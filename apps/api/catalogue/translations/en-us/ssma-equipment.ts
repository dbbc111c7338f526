import type { TypeTexts } from "../../translation.ts";

export const ssmaEquipment: { readonly [code: string]: TypeTexts } = {
  "SSMA-ART-ANDAIME": [
    "Assembly design with calculations, ART and release of the scaffold.",
    "Design, paid ART and release sheet of the assembled scaffold.",
    ["Is the design for the type and height of the assembled scaffold?", "Multidirectional, 18 m, 4 levels."],
    ["Does the ART name the works, and is it paid?", "ART MG20260011223, design and assembly."],
    ["Was the release sheet completed and posted?", "Green tag, 02/03/2026."],
    ["Are the scaffolders trained, and did the person in charge sign?", "Civil engineer CREA 99.887."],
  ],
  "SSMA-ANCORAGEM": [
    "Design, ART and periodic inspection of the anchor systems used.",
    "Design, ART and report of the last inspection of the anchors.",
    ["Does each anchor have a design with load and fall clearance?", "Horizontal line, 2 users, clearance 5.8 m."],
    ["Is the periodic inspection less than one year old?", "Inspection in 09/2025."],
    ["Are the points identified on site and in the report?", "LV-03, plate with date."],
    ["Are designer and inspector licensed, with ART?", "Mechanical engineer, ART 20260055."],
  ],
  "SSMA-LAUDO-NR12": [
    "Risk assessment and conformity report of the machines brought to the project.",
    "Report with inventory, risk assessment, photos and ART.",
    ["Does the report identify the machine by make, model and serial number?", "Concrete mixer 400 L, serial 2233."],
    ["Does the risk assessment follow NBR ISO 12100?", "HRN before 120, after 5."],
    ["Were guards, emergency stop and controls checked?", "Enclosure, dual channel."],
    ["Is the ART of the report paid, and is the author a licensed engineer?", "Mechanical engineer, ART 20260077."],
  ],
  "SSMA-NR13-INSPECAO": [
    "Records, inspection report and valves of boilers and pressure vessels.",
    "Report of the last inspection and certificate of the safety valve.",
    ["Are category and TAG of the vessel in the report?", "Air vessel V-02, category V."],
    ["Is the next inspection not overdue?", "Next in 05/2027."],
    ["Was the safety valve calibrated, with seal?", "Opening 8.5 bar, seal 4455."],
    ["Did the licensed professional sign the report, with ART?", "Mechanical engineer, PH, ART 2026."],
  ],
};
