import type { TypeCorrections } from "../../../translation.ts";

export const ssmaReportsCorrections: { readonly [code: string]: TypeCorrections } = {
  "SSMA-DIR": [
    [
      "Size and risk level are not stated → Attach the CNPJ card with size and CNAE.",
      "Size or risk level do not allow the exemption → Prepare the full PGR and send inventory and action plan.",
    ],
    [
      "The declaration does not name the three groups of agents → Issue the complete DIR in the official system.",
      "The project has an exposure to risk → Replace the DIR with the PGR of the project.",
    ],
    [
      "The DIR is before the change of activity → Repeat the declaration with the current activity.",
      "The form is the company's own, without protocol → Issue the DIR on the labour inspection portal and send it.",
    ],
    [
      "The declaration has no author → Sign it on gov.br and send the DIR again with the electronic signature.",
      "The declarant does not represent the company → Issue the DIR with the director's access.",
    ],
  ],
  "SSMA-LTCAT": [
    [
      "The report is of another environment → Hire the assessment of the project's environment and send the LTCAT.",
      "The environment changed after the report → Update the report with the new conditions.",
    ],
    [
      "The measuring technique is not described → Ask the person in charge for the report with method and instruments.",
      "The limit used in the conclusion does not appear → Include the comparison with the tolerance limit.",
    ],
    [
      "A position has no conclusion → Complete the report with the conclusion of each position.",
      "The conclusion does not agree with the S-2240 → Correct the S-2240 in eSocial or the report, and send both.",
    ],
    [
      "The ART of the report was not attached → Issue the ART at CREA and add it to the report.",
      "The author is neither a safety engineer nor an occupational doctor → Obtain a report of a licensed professional.",
    ],
  ],
  "SSMA-AET": [
    [
      "The workplaces assessed are those of the office → Include the workplaces of the project in the assessment.",
      "The assessment does not describe the real tasks → Do the observation in the field and repeat the assessment.",
    ],
    [
      "The organisation of work was not covered → Complete it with shifts, targets and breaks.",
      "The method used is not named → Ask the author to state method and results.",
    ],
    [
      "The assessment recommends nothing for a high risk → Ask the ergonomist for measures and deadlines.",
      "The recommendations do not appear in the PGR → Record them in the action plan and send both again.",
    ],
    [
      "The ergonomic assessment is not signed → Collect the signatures of author and company.",
      "The author's training is not stated → Attach the author's CV or ergonomics certificate.",
    ],
  ],
  "SSMA-PPP": [
    [
      "The S-2240 is of another CPF → Query this worker's event and send the receipt.",
      "There is no S-2240 for the current position → Transmit the event through the safety system and attach the receipt.",
    ],
    [
      "The CA of the PPE was not stated → Include the CA in the event and transmit again.",
      "The agents are not those of the report → Rectify the S-2240 by the LTCAT and send the new receipt.",
    ],
    [
      "The event was sent after the 15th of the following month → Attach the receipt and the justification of the delay.",
      "The exposure begins on another date → Correct the start date of the condition in the S-2240.",
    ],
    [
      "The person responsible for the records is missing → Fill in the group respReg of the event and transmit again.",
      "The professional registration is invalid → Query CREA or CRM and correct the person responsible.",
    ],
  ],
};
