import type { TypeTexts } from "../../translation.ts";

export const ssmaCertificatesMachinesAndSites: { readonly [code: string]: TypeTexts } = {
  "SSMA-CERT-NR11": [
    "Training and annual card of the operator of forklift, crane, overhead crane, platform or truck crane.",
    "Certificate of the equipment operated, identification card and driving licence where required.",
    ["Is the certificate for the equipment that the worker operates in the project?", "Truck crane up to 45 t."],
    ["Does the operator card have a photo, a validity of one year and a health examination?", "Card valid until 02/2027."],
    ["Did the training have a practical part on the type of machine?", "16 h, 8 of practice."],
    ["Does the driving licence have the category that the equipment or road requires?", "Category D with EAR."],
  ],
  "SSMA-CERT-NR12": [
    "Training to operate, maintain or intervene in machines and equipment.",
    "Certificate that names the machine and the content of annex II.",
    ["Does the certificate name the machine, model or family operated?", "Table saw SC-400."],
    ["Does the content cover risks, guards, lockout and emergency stop?", "LOTO, interlock, emergency button."],
    ["Is the training current, without a later modification of the machine?", "Trained in 01/2026, no change."],
    ["Is the instructor qualified for the machine, and did the instructor sign?", "Mechanical technician, CFT 55.443."],
  ],
  "SSMA-CERT-NR13": [
    "Safety training in the operation of boilers or process units, with internship.",
    "Certificate and statement of the practical internship at the boiler or unit.",
    ["Is the course for boilers or for process units, as operated?", "Boiler operation, 40 h."],
    ["Was the practical internship in the boiler's category done?", "80 h at a category A boiler."],
    ["Does the operator have the schooling that the norm requires?", "Secondary school completed."],
    ["Is the technical supervision of the training by a licensed professional?", "Mechanical engineer, CREA 44.556."],
  ],
  "SSMA-CERT-NR18": [
    "Basic safety training in construction, initial or periodic.",
    "Certificate or attendance list with the content of annex I of NR-18.",
    ["Is it the basic NR-18 training, with the minimum hours?", "NR-18 basic, 4 h."],
    [
      "Does the content include site conditions, risks of the position and collective protection?",
      "Excavations, scaffolds, collective protection, PPE.",
    ],
    ["Is the construction training up to date?", "In 02/2026."],
    ["Does the list or certificate have the signatures of worker and instructor?", "List of 02/02/2026, signed."],
  ],
  "SSMA-CERT-NR34": [
    "Training of welders, torch cutters, grinders and fire watchers.",
    "Certificate with the trained role (performer or watcher).",
    ["Does the certificate state performer or watcher of hot work?", "Welder, performer."],
    ["Does the content include fire, gases, cylinders and risk area?", "Oxyacetylene, flashback arrestor, extinguishers."],
    ["Was the hot work training done at most one year ago?", "Completed in 08/2025."],
    ["For welders, is there a qualification of the process used?", "CQS ER-70S, position 6G."],
  ],
  "SSMA-CERT-NR20": [
    "Training for areas with flammables and fuels, at the level that the class requires.",
    "Certificate with the level (initiation, basic, intermediate, advanced) and the installation.",
    ["Is the level of the course that of the class of installation and activity?", "Class II, maintenance: intermediate."],
    ["Is the refresher within the period of the level?", "Basic of 06/2024, three years."],
    ["Does the content cover properties of flammables, ignition and emergency?", "Flash point, static electricity, emergency plan."],
    ["Are name, hours, place and technical supervisor on the NR-20 certificate?", "8 h, terminal, chemical engineer CRQ 0412."],
  ],
  "SSMA-CERT-ESCAVACAO": [
    "Instruction about excavations, shoring and buried lines for those who work in trenches.",
    "Certificate or list with the excavation content and the project's procedure.",
    ["Does the content cover collapse, shoring and slope?", "Trench above 1.25 m with shoring."],
    ["Is there instruction about buried lines and the release of the trench?", "Interference plans and daily release."],
    ["Did the worker take part, with signature, in the last two years?", "List of 15/01/2026."],
    ["Does the instructor know soil stability, with professional registration?", "Civil engineer, CREA 99.887."],
  ],
};
