import type { TypeTexts } from "../../translation.ts";

export const ssmaCertificatesServices: { readonly [code: string]: TypeTexts } = {
  "SSMA-CERT-NR32": [
    "Training in biological risks and vaccination card for cleaning and services in health care.",
    "NR-32 certificate and the worker's vaccination card.",
    ["Does the training cover biological risks, sharps and waste?", "Disposal, standard precautions, accident."],
    ["Are the vaccines (hepatitis B, tetanus and those of the PCMSO) recorded?", "Hepatitis B 3 doses, dT 2023."],
    ["Is a refusal of vaccination on record, if there was one?", "Refusal of 12/01/2026."],
    ["Are name and sector of the health unit on the certificate?", "Hospital, surgical centre."],
  ],
  "SSMA-CERT-NR31": [
    "Training for chainsaw, agricultural machines or pesticides in rural work.",
    "Certificate with the type (chainsaw, tractor, pesticides) and the hours.",
    ["Is the type of course that of the project's rural activity?", "Chainsaw operation."],
    ["Are the hours those of NR-31 for the type?", "Pesticides: 20 h."],
    ["Does the chainsaw or equipment have a licence to carry and use, where required?", "LPU of IBAMA 123456."],
    ["Is the issuer (SENAR, manufacturer or professional) identified?", "SENAR/MG, instructor no. 0987."],
  ],
  "SSMA-VIGILANTE": [
    "National guard licence and refresher of those who guard property.",
    "CNV, both sides, refresher certificate and psychological examination.",
    ["Is the CNV this guard's, and valid?", "CNV 123456, valid until 2029."],
    ["Was the refresher done at an authorised school, in time?", "Refresher in 09/2025."],
    ["Are the psychological and health examinations up to date?", "Psychological assessment of 08/2025."],
    ["Is the company authorised, and is the guard employed by it?", "DPF licence 1.234/2026."],
  ],
  "SSMA-CERT-CIPA": [
    "Training of the members of the safety committee (CIPA) or of the designee, with the hours of the risk level.",
    "Certificate of each member, with the hours of the risk level.",
    ["Are the hours those of the establishment's risk level?", "Level 3: 16 h."],
    ["Were all members, including alternates, trained?", "4 members, 4 certificates."],
    ["Was the training before the inauguration, or may it be credited?", "Trained in 12/2025, inaugurated in 01/2026."],
    ["Does the programme include accident investigation, risks and harassment?", "Harassment and violence: 1 h."],
  ],
};
