import type { TypeTexts } from "../../translation.ts";

export const ssmaLiftingAndInstruments: { readonly [code: string]: TypeTexts } = {
  "SSMA-INSPECAO-ICAMENTO": [
    "Report of the crane, truck crane, platform or forklift, with maintenance plan.",
    "Annual report with ART, load chart and maintenance record.",
    ["Is the report for the mobilised equipment (plate, serial number, capacity)?", "Crane 45 t, plate QWE1A23."],
    ["Were limiters, brakes, cables and structure tested?", "Moment limiter active, cable without broken wires."],
    ["Is the report less than one year old?", "Issued in 10/2025."],
    ["Is there a legible load chart, and is maintenance up to date?", "500 h service in 02/2026."],
  ],
  "SSMA-CINTAS": [
    "Certificates and periodic inspection of lifting accessories.",
    "List of accessories with capacity, manufacturer's certificate and inspection.",
    ["Does each accessory have number, capacity and certificate?", "Sling C-018, 5 t, certificate 9987."],
    ["Is the inspection of the accessories less than six months old?", "Inspection of 01/2026, colour blue."],
    ["Is the label of the slings legible, and does it match the list?", "Green label 2 t, batch 33."],
    ["Is the inspector trained, and did the inspector sign?", "Rigger and inspector, 01/2026."],
  ],
  "SSMA-LUVAS-ISOLANTES": [
    "Dielectric test of gloves, blankets and sticks used in electrical work.",
    "Laboratory report with the class and the date of the test.",
    ["Does the class of the glove withstand the voltage of the work?", "Class 2, up to 17 kV."],
    ["Is the dielectric test less than six months old?", "Test in 12/2025."],
    ["Is the serial number of the glove that of the report?", "Pair 0457."],
    ["Is the laboratory accredited or traceable?", "RBC 0123."],
  ],
  "SSMA-DETECTOR-GASES": [
    "Calibration certificate of the detector used in confined spaces and hot work.",
    "Certificate with serial number, standard gases and date.",
    ["Is the certificate for the mobilised detector, by serial number?", "Serial number K2-99887."],
    ["Has the calibration not expired?", "Calibrated in 02/2026."],
    ["Were O2, LEL, CO and H2S calibrated with traceable gas?", "Standard gas batch 5566."],
    ["Is the response test (bump test) before use on record?", "Daily bump test, sheet of 03/2026."],
  ],
  "SSMA-VEICULO": [
    "Registration and inspection of the supplier's vehicles that enter the project.",
    "This year's CRLV-e, checklist and photos of the vehicle.",
    ["Is the CRLV-e for this year and the mobilised plate?", "CRLV 2026, plate QWE1A23."],
    ["Did the inspection check brakes, tyres, belt, reversing alarm and extinguisher?", "32 items conforming on 20/02/2026."],
    ["Does the vehicle meet the contractor's requirements (radio, flag, tracker)?", "Flag 2.5 m, beacon, tracker."],
    ["Is the vehicle the supplier's, or are there a rental contract and insurance?", "Rented, contract 1.122, liability policy."],
  ],
};
