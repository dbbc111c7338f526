import type { TypeCorrections } from "../../../translation.ts";

export const ssmaProtectionCorrections: { readonly [code: string]: TypeCorrections } = {
  "SSMA-EPI": [
    [
      "The PPE record is another worker's → Get this worker's record from the warehouse and send it.",
      "The position on the record is an earlier one → Update the record with the current position and its PPE.",
    ],
    [
      "PPE required by the activity is missing → Hand out the missing PPE, record it and send the record again.",
      "The PPE given does not protect against the risk → Replace it with the model of the PGR and record it.",
    ],
    [
      "The CA of an item has expired → Replace the item with one with a valid CA and record the exchange.",
      "Items have no CA number → Read the CA engraved on the equipment and fill in the record.",
    ],
    [
      "Items were handed out without signature → Collect the worker's signature on each line and scan it.",
      "The delivery dates are blank → Fill in the date of each item and send the record again.",
    ],
    [
      "The training of use was not recorded → Train the worker and attach the attendance list.",
      "The statement of responsibility is missing → Attach the signed statement with the instructions of use and storage.",
    ],
  ],
  "SSMA-ORDEM-SERVICO": [
    [
      "The order was issued for another worker → Send the order in this worker's name.",
      "The order is for another position → Issue the order of the current position and collect the signature.",
    ],
    [
      "The order is before the revision of the PGR → Update the order and collect a new acknowledgement.",
      "Risks of the PGR are missing in the order → Revise the order with the inventory and issue it again.",
    ],
    [
      "The order covers neither emergency nor refusal → Include the procedures and the right of refusal of NR-1.",
      "The emergency contacts of the site are missing → Fill in the project's telephone numbers and issue it again.",
    ],
    [
      "The worker's acknowledgement is missing on the order → Collect the signature with date and scan the order.",
      "The acknowledgement is after the start of work → Record the instruction given before and attach the attendance list.",
    ],
  ],
  "SSMA-INTEGRACAO": [
    [
      "The induction is of another unit → Book the induction of the project's unit with the contractor.",
      "The unit is not named → Ask the instructor for the record with the unit.",
    ],
    [
      "The induction expired, or there was a long leave → Repeat the induction before the return to the site.",
      "The worker entered before the induction → Take the worker off the site and do the induction.",
    ],
    [
      "The programme was not sent → Attach the programme on the back of the certificate.",
      "The hours are below those of the contractor → Complete the induction with the missing module.",
    ],
    [
      "The name in the list is not the worker's → Correct the list with the instructor and send the right copy.",
      "The attendance was not signed → Collect the signature on the attendance list and send it again.",
    ],
  ],
  "SSMA-CIPA": [
    [
      "The sizing table is missing → Attach the calculation with CNAE, risk level and number of employees.",
      "There are fewer members than NR-5 requires → Hold a supplementary election and send the new minutes.",
    ],
    [
      "The term of office has ended → Send the minutes of inauguration of the new members.",
      "The election minutes were not attached → Attach call, minutes of the election and minutes of inauguration.",
    ],
    [
      "The minutes were not signed by the members → Collect the signatures of those present and send them again.",
      "Minutes of past meetings are missing → Send the missing minutes, or the recorded rescheduling.",
    ],
    [
      "The prevention of harassment is not covered → Include the subject in the work plan of the CIPA.",
      "The reporting channel is not stated → Publish the channel and attach the notice to the workers.",
    ],
  ],
  "SSMA-SESMT": [
    [
      "The number of employees is not stated → Include the month's workforce in the calculation.",
      "The risk level used is not that of NR-4 → Repeat the calculation with table I of NR-4.",
    ],
    [
      "The hours of the professionals are not stated → Attach the contract with the hours of each one.",
      "A required professional is missing → Hire the professional and send the registration.",
    ],
    [
      "The registration lists professionals who left → Update the registration and download the proof.",
      "There is no registration of the SESMT → Register it on gov.br and send the proof.",
    ],
    [
      "The professional is employed by another company → Send the professional's contract with the supplier.",
      "The professional registration was not proved → Attach the card of the council or the registration at the MTE.",
    ],
  ],
};
