import type { TypeCorrections } from "../../../translation.ts";

export const ssmaCertificatesServicesCorrections: { readonly [code: string]: TypeCorrections } = {
  "SSMA-CERT-NR32": [
    [
      "The NR-32 training is not of this year → Do the annual refresher and send it.",
      "The disposal of sharps is missing → Complete the NR-32 training.",
    ],
    [
      "The doses are illegible on the card → Download the card in Meu SUS Digital and send it.",
      "Doses of the scheme are missing → Send the worker to the health centre and send the card.",
    ],
    [
      "The refusal of the vaccine was not documented → Collect the signed refusal, as NR-32 requires.",
      "The refusal does not state the vaccine → Repeat the statement with the refused vaccine.",
    ],
    [
      "The NR-32 certificate is another worker's → Send this worker's.",
      "The training is of another health unit → Train in the routines of the project's unit.",
    ],
  ],
  "SSMA-CERT-NR31": [
    [
      "The type is not stated → Request the certificate with the type.",
      "The type of the rural course is another → Train the worker in the activity carried out.",
    ],
    [
      "The rural practice was not done → Do the practice in the field and attach the record.",
      "The hours of the rural course are not enough → Repeat the course with the hours of the type.",
    ],
    [
      "The chainsaw licence has expired → Renew it at IBAMA and attach it.",
      "The chainsaw has no licence → Register it at IBAMA and send the licence to carry and use.",
    ],
    [
      "The rural certificate has no signature → Collect the signatures and scan it.",
      "The issuer of the rural course does not prove its qualification → Send a certificate of a qualified entity.",
    ],
  ],
  "SSMA-VIGILANTE": [
    [
      "The CNV is another guard's → Send that of the registered guard.",
      "The CNV has expired → Request the renewal in the Federal Police system and send it.",
    ],
    [
      "The school has no authorisation of the Federal Police → Repeat it at an authorised school.",
      "The guard's refresher has expired → Enrol the guard at an authorised school and send it.",
    ],
    [
      "The guard's psychological examination has expired → Book it with an accredited psychologist and send it.",
      "The psychological report is missing → Attach the fitness report.",
    ],
    [
      "The CNV names another company → Update the employment in the Federal Police system.",
      "The company has no licence of the Federal Police → Obtain the operating authorisation and attach it.",
    ],
  ],
  "SSMA-CERT-CIPA": [
    [
      "The risk level is not stated → Attach the CNAE and the level together with the certificate.",
      "The hours of the CIPA training are not those of the level → Complete the hours and send the certificate.",
    ],
    [
      "Certificates of members are missing → Train the missing members and send them.",
      "A certificate is of a person who is not a member → Send the certificates of the members in the minutes.",
    ],
    [
      "The credited training is more than two years old → Hold a new CIPA training.",
      "The training was after the inauguration → Attach the justification and the record of the training.",
    ],
    [
      "The CIPA certificate has no signature → Collect the signatures of instructor and members.",
      "The subject harassment was not taught → Complete the CIPA training with the subject.",
    ],
  ],
};
