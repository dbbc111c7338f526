import type { TypeCorrections } from "../../../translation.ts";

export const ssmaCertificatesMachinesAndSitesCorrections: { readonly [code: string]: TypeCorrections } = {
  "SSMA-CERT-NR11": [
    [
      "The operator on the certificate is another → Send the certificate of the registered operator.",
      "The certificate is for other equipment → Train the worker on the project's equipment and send it.",
    ],
    [
      "The operator's card has expired → Renew the card with the health examination and send its photo.",
      "The operator card was not sent → Attach both sides of the card.",
    ],
    [
      "The operator's hours are missing → Ask the school for the hours on the certificate.",
      "The practice on the equipment was not proved → Do the practical assessment and attach the record.",
    ],
    [
      "The driving licence is illegible → Export the digital CNH as PDF and send it again.",
      "The category of the licence is not enough → Name another operator in the record, or send the CNH of the required category.",
    ],
  ],
  "SSMA-CERT-NR12": [
    [
      "No machine is named → Ask the instructor for the certificate with the machine.",
      "The machine on the certificate is not that of the project → Train the operator on the machine used and send it.",
    ],
    [
      "The NR-12 content is illegible → Scan the back at a good resolution.",
      "The lockout of energies is missing → Complete the training with lockout and tagging.",
    ],
    [
      "The machine changed after the training → Do the refresher and send the new certificate.",
      "The training is after the start of the operation → Record the supervision in the period and attach it.",
    ],
    [
      "The NR-12 certificate has no signature → Collect the signatures of instructor and operator.",
      "The training of the NR-12 instructor is not stated → Attach the instructor's qualification.",
    ],
  ],
  "SSMA-CERT-NR13": [
    [
      "The course does not match the equipment → Send the certificate of the type operated.",
      "The hours are below annex I of NR-13 → Complete the safety training.",
    ],
    [
      "The internship statement is missing → Ask the company of the internship for the statement with the hours.",
      "The internship was in another category → Do the internship in the category operated.",
    ],
    [
      "The certificate does not identify the operator → Ask for the copy with name and CPF.",
      "The schooling was not proved → Attach the transcript or school certificate.",
    ],
    [
      "The operator certificate was not signed → Obtain the copy signed by the technical supervisor.",
      "The NR-13 technical supervisor is not licensed → Ask the centre for the supervisor with CREA.",
    ],
  ],
  "SSMA-CERT-NR18": [
    [
      "The certificate is of another construction norm → Send the NR-18 certificate.",
      "The basic NR-18 hours are not enough → Repeat the training with the hours of annex I.",
    ],
    [
      "The training was for another site → Add the risks of this site and attach the attendance list.",
      "The programme of the site was not described → Attach the programme of the site.",
    ],
    [
      "The construction training has expired → Do the periodic NR-18 training and send it.",
      "There is no date on the construction training → Request the copy with the date.",
    ],
    [
      "The worker is not on the site's list → Include the worker in a new class and send the list.",
      "The site's list was not signed → Collect the signatures on the list and scan it.",
    ],
  ],
  "SSMA-CERT-NR34": [
    [
      "The role in hot work is not stated → Ask the instructor to state it.",
      "The trained role is not that of the project → Train the worker in the hot work role carried out.",
    ],
    [
      "The hot work programme is illegible → Scan the programme again.",
      "The use of cylinders and fire fighting are missing → Complete the training and send the back.",
    ],
    [
      "The hot work training has expired → Do the periodic one before the next permit.",
      "The hot work hours are insufficient → Repeat it with 8 initial hours.",
    ],
    [
      "The hot work certificate is not signed → Collect the signatures and send it again.",
      "The welding qualification was not sent → Attach the record of the welder's qualification.",
    ],
  ],
  "SSMA-CERT-NR20": [
    [
      "The NR-20 level is not stated → Request the certificate with the level.",
      "The level of the course is below the required one → Enrol the worker at the level of the installation's class.",
    ],
    [
      "The NR-20 refresher has expired → Do the 4-hour refresher and send it.",
      "The period of the advanced level is shorter → Check the level and do the refresher due.",
    ],
    [
      "The practical part was not at the installation → Do the practice at the project's installation.",
      "The NR-20 content was not attached → Attach the programme with the properties and controls.",
    ],
    [
      "The flammables certificate has no signatures → Obtain the signed copy from the school.",
      "The supervisor of the flammables course is not licensed → Request a certificate with a licensed professional.",
    ],
  ],
  "SSMA-CERT-ESCAVACAO": [
    [
      "It is the general construction certificate → Send the record of the excavation training.",
      "Shoring and slope were not covered → Complete the training and include the stability module.",
    ],
    [
      "Buried lines are missing → Include the query of interferences in the training.",
      "The project's procedure is not mentioned → Attach the project's excavation procedure.",
    ],
    [
      "The excavation training is old → Hold a new class and send the list.",
      "The excavation list is not signed → Collect the worker's signature on the list.",
    ],
    [
      "The instructor's name is illegible → Scan the list at a better resolution.",
      "The excavation instructor is not licensed → Train with a licensed professional and send it.",
    ],
  ],
};
