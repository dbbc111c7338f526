import type { TypeCorrections } from "../../../translation.ts";

export const stpBenefitsAndLeaveCorrections: { readonly [code: string]: TypeCorrections } = {
  "STP-VT": [
    [
      "The worker is not in the top-up order → Make the missing top-up and send its proof.",
      "The top-up is of another month → Download the top-up report of the requested month from the operator's site.",
    ],
    [
      "The fares do not cover the days of the month → Complete the top-up at the operator and attach the proof.",
      "The route changed but the allowance did not → Update the worker's route statement and repeat the order.",
    ],
    [
      "The deduction does not appear on the payslip → Include the transport allowance item, or declare that the company bears it.",
      "The deduction is above the allowed one → Return the difference in the next payroll and send the payslip.",
    ],
    [
      "The waiver is not signed → Collect the worker's signature on the waiver and send it again.",
      "Nothing proves the company's own transport → Attach the route of the bus with the worker's name.",
    ],
  ],
  "STP-ALIMENTACAO": [
    [
      "The report does not show the amount per person → Download the detailed report from the card operator's site.",
      "The benefit is below that of the collective agreement → Credit the difference to the card and attach the operator's proof.",
    ],
    [
      "The report is of the previous month → Export the report of the requested month at the operator.",
      "A worker has no credit → Make the supplementary credit and send the order and the proof.",
    ],
    [
      "The operator's slip was not paid → Pay the order and send the proof with authentication.",
      "The amount paid is not that of the order → Attach the operator's debit note that explains the difference.",
    ],
    [
      "There is no invoice of the meal supplier → Ask the restaurant for the month's invoice with the quantity served.",
      "The meals do not cover the workforce → Attach the attendance list of the canteen, or credit the card.",
    ],
  ],
  "STP-PLANO-SAUDE": [
    [
      "A worker is not in the plan → Ask the operator for the inclusion and send the protocol with its start date.",
      "Dismissed workers are in the list → Ask the operator to exclude them and send the updated list.",
    ],
    [
      "The invoice is of another month → Download the invoice of the requested month from the operator's portal.",
      "The invoice of the plan is open → Pay the invoice and attach the proof; the plan can be suspended when overdue.",
    ],
    [
      "The ANS registration does not appear → Attach the page of the contract with the product number at the ANS.",
      "The coverage is below that of the collective agreement → Take out the plan with the required coverage and send the accepted proposal.",
    ],
    [
      "The co-payment rules are missing → Attach the amendment of the plan that sets the co-payment.",
      "The deduction of the plan exceeds the allowed one → Return the difference in the next payslip and send it.",
    ],
  ],
  "STP-SEGURO-VIDA": [
    [
      "The policyholder is another company → Ask the insurer for the policy in the supplier's name.",
      "A worker has no cover → Send the inclusion to the broker and attach the endorsement with the new list.",
    ],
    [
      "The insured amounts are not in the policy sent → Attach the contract terms with coverages and amounts.",
      "The amount is below that of the agreement → Ask the insurer to increase the amount and send the endorsement.",
    ],
    [
      "The policy is no longer in force → Renew it with the broker and send the renewed policy.",
      "The month's premium was not proved → Pay the insurer's slip and attach the proof.",
    ],
    [
      "The required funeral aid is missing → Take out the cover with the broker and send the endorsement.",
      "The cover taken out is not that of the agreement → Review the proposal with the broker by the clause of the agreement.",
    ],
  ],
  "STP-AFASTAMENTO": [
    [
      "The CRM number is illegible → Ask the clinic for a second copy with a legible stamp.",
      "The issuer is neither doctor nor dentist → Ask the worker for the certificate of a licensed professional.",
    ],
    [
      "The certificate is for a companion or another person → Send the certificate in the worker's name.",
      "The dates of the certificate differ from the movement → Correct the leave movement by the certificate.",
    ],
    [
      "The S-2230 was not sent → Transmit the leave through the payroll system and attach the receipt.",
      "The reason is not that of the certificate → Rectify the S-2230 with the right code and send the new receipt.",
    ],
    [
      "The end date has passed → Record the worker's return, or send the extension of the benefit.",
      "The INSS application was not proved → File it in Meu INSS and attach the proof of the application.",
    ],
  ],
};
