import type { TypeCorrections } from "../../../translation.ts";

export const stpEmploymentCorrections: { readonly [code: string]: TypeCorrections } = {
  "STP-CONTRATO": [
    [
      "The contract sent is another person's → Send this worker's contract, which is in the hiring folder of your HR.",
      "The contract does not show the CPF → Ask HR for an amendment with the full identification and send both together.",
    ],
    [
      "The contract was signed by another company → Send the contract with your company, or the succession term registered in eSocial.",
      "The employer's CNPJ does not appear → Replace it with the complete copy, with the page that identifies the parties.",
    ],
    [
      "The contract does not state the salary → Include the pay annex or the register card with the current salary.",
      "The position in the contract is not the registered one → Attach the amendment for the change of position, or correct the position in the record.",
    ],
    [
      "The term of the contract has ended → Send the signed extension or the term that made it indefinite.",
      "The contract starts after the entry into the project → Correct the entry date in the project, or send the contract valid on that day.",
    ],
    [
      "The signature of one party is missing → Collect the missing signature and scan the contract again, page by page.",
      "The signatures are cut off in the scan → Scan the whole last page at 200 dpi or more and send the PDF again.",
    ],
  ],
  "STP-REGISTRO": [
    [
      "The card is of a person with the same name → Check the CPF and export the right extract from the eSocial portal or the CTPS Digital app.",
      "The date of birth is blank → Update the employee's identification in the payroll system and issue the card again.",
    ],
    [
      "The employment shown is with another employer → Export the page of the contract with your company from CTPS Digital.",
      "The employment appears as ended → Send the register of the current contract, or record the worker's dismissal in the project.",
    ],
    [
      "The CBO was not filled in → Fill in the CBO in the payroll system by the Ministry of Labour table and send it again.",
      "The registered position is another → Transmit the S-2206 with the change of position and send the updated card.",
    ],
    [
      "The date of the entry does not appear → Create the CTPS Digital extract, which shows the date of the entry.",
      "The entry was made late → Attach the eSocial receipt with the sending date and an HR statement that explains the delay.",
    ],
  ],
  "STP-S2200": [
    [
      "The receipt of another event was sent → Download this worker's S-2200 receipt in the eSocial portal, under Employees.",
      "The file does not show the receipt number → Export the event with the delivery receipt, not only the query screen.",
    ],
    [
      "The CPF of the event is another worker's → Query the event by the worker's CPF and send its receipt.",
      "The name in eSocial differs from the record → Rectify the name in eSocial with the certificate, or correct the record here.",
    ],
    [
      "The event is of an earlier employment → Download the event of the current registration, not that of the ended contract.",
      "The hiring date in eSocial differs from the contract → Rectify the S-2200 with the right date and send the new receipt.",
    ],
    [
      "The transmission date is illegible → Download the receipt as PDF from the portal, without photographing the screen.",
      "It was sent after the start → Send the receipt of the S-2190 (preliminary registration), if there was one, or the justification of HR.",
    ],
  ],
  "STP-ALTERACAO": [
    [
      "The original contract was sent → Send the amendment that records the change stated in the movement.",
      "The amendment does not state its effective date → Ask HR for an amendment with the effective date and collect new signatures.",
    ],
    [
      "The amendment is of an old change → Send the amendment with the date of the movement.",
      "The amendment records another change → Correct the worker's movement, or send the amendment that corresponds to it.",
    ],
    [
      "The change was not sent to eSocial → Transmit the S-2206 through the payroll system and attach the receipt.",
      "The receipt shows another date or position → Rectify the event in eSocial and send amendment and receipt together again.",
    ],
    [
      "The worker did not sign the change → Collect the worker's signature, because the change is not valid without agreement, and send it again.",
      "The signers cannot be identified → Write the full name below each signature and scan it again.",
    ],
  ],
};
