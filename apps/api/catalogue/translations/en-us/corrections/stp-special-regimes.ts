import type { TypeCorrections } from "../../../translation.ts";

export const stpSpecialRegimesCorrections: { readonly [code: string]: TypeCorrections } = {
  "STP-TEMPORARIO": [
    [
      "The reason for hiring is not written → Ask the temporary work agency for a contract with the legal reason.",
      "The reason given is a permanent activity → Register the worker under the CLT, or obtain the right justification from the agency.",
    ],
    [
      "The employer is not a temporary work agency → Send the contract signed with the agency, or change the regime in the record.",
      "The agency's registration was not stated → Ask the agency for the certificate of the Ministry of Labour and attach it.",
    ],
    [
      "The term has ended → Send the extension term, or record the worker's dismissal.",
      "The term exceeds the legal limit → Review the end date with the agency and send the corrected contract.",
    ],
    [
      "The contract does not state the pay → Ask the agency for the copy with the pay clause and send it again.",
      "The salary is below that of the category → Ask the agency to adjust the pay and send the amendment.",
    ],
  ],
  "STP-APRENDIZ": [
    [
      "The training body is not named → Ask the body for the contract copy with its identification and signature.",
      "The training body is not in the register → Query the national apprenticeship register and send the body's qualification.",
    ],
    [
      "The date of birth does not appear → Attach the apprentice's identity document to the contract.",
      "The age is outside the legal range → Register the worker under another regime and correct the record.",
    ],
    [
      "The practical activities are not described → Ask the body for the activity plan and attach it to the contract.",
      "There is a dangerous or unhealthy activity for a person under 18 → Remove the apprentice from that activity and send the revised plan.",
    ],
    [
      "The apprenticeship contract has ended → Send the CLT contract that follows, or the apprentice's dismissal.",
      "The term exceeds two years → Correct the end date with the training body and send the contract again.",
    ],
  ],
  "STP-TCE": [
    [
      "The signature of the educational institution is missing → Send the agreement to its internship office and send it again signed.",
      "Only the last page was sent → Scan the whole agreement, with the activity plan, as one PDF.",
    ],
    [
      "The hours are not written → Ask the educational institution for an amendment with the internship hours.",
      "The hours exceed the limit → Redo the agreement with the legal hours and collect the three signatures.",
    ],
    [
      "The term has expired → Send the renewal amendment, or record the end of the internship.",
      "The renewals add up to more than two years → End the internship and, if the person stays, send the employment contract.",
    ],
    [
      "The activity plan does not accompany the agreement → Ask the internship supervisor for the plan and add it to the PDF.",
      "The activities are not those of the course → Review the plan with the educational institution and send the approved version.",
    ],
  ],
  "STP-SEGURO-ESTAGIO": [
    [
      "The intern's name is not listed → Ask the insurer for the inclusion and send the individual certificate.",
      "The list of insured persons was not sent → Attach the page of the policy with the list of names.",
    ],
    [
      "The cover begins after the start of the internship → Ask the broker for the endorsement that brings the cover forward.",
      "The policy has expired → Renew the insurance with the broker and send the new policy.",
    ],
    [
      "Another kind of insurance was sent → Send the personal accident policy, not health or group life.",
      "There is no disability cover → Take out the missing cover with the broker and send the endorsement.",
    ],
    [
      "The payment was not proved → Obtain the statement of an active policy from the broker and send it.",
      "An instalment is open → Pay the instalment and attach the bank proof with authentication.",
    ],
  ],
  "STP-ESTRANGEIRO": [
    [
      "The registration is another person's → Send this worker's card (CRNM), both sides.",
      "The name is abbreviated in the record → Correct the name in the record as on the card of the Federal Police.",
    ],
    [
      "The card has expired → Book the renewal at the Federal Police and send the protocol, which is valid until it is issued.",
      "The validity is illegible on the copy → Scan the back of the card in colour and send it again.",
    ],
    [
      "The authorisation is tied to another employer → Request the change of employer on the labour immigration portal and attach the approval.",
      "The visa does not allow work → Take the worker off and request the authorisation on the labour immigration portal.",
    ],
    [
      "Glare covers the data → Scan the document out of its plastic and without flash, and send it again.",
      "Only one side was sent → Scan both sides into one file.",
    ],
  ],
};
