import type { TypeTexts } from "../../translation.ts";

export const stpBenefitsAndLeave: { readonly [code: string]: TypeTexts } = {
  "STP-VT": [
    "Proof that the month's transport allowance was given, or that the worker waived it.",
    "Operator's report with the month's credit, or the signed waiver.",
    ["Does the operator's report show the worker and the month's top-up?", "Top-up of R$ 211.20 on 27/02/2026 for 03/2026."],
    ["Does the number of fares cover the days worked in the month?", "22 days, 2 fares a day: 44 fares."],
    ["Is the deduction on the payslip at most 6% of the base salary?", "Salary 2,480.00: maximum deduction 148.80."],
    ["Did workers without it sign the waiver, or do they use company transport?", "Waiver of 02/03/2026, signed."],
  ],
  "STP-ALIMENTACAO": [
    "Proof of the food benefit that the collective agreement provides for.",
    "Card report or food basket receipt, with the amount per worker.",
    ["Is the amount per day or month at least that of the collective agreement?", "Agreement: R$ 28.00 a day; paid: R$ 30.00."],
    ["Did all workers of the project receive the credit in the month?", "12 credits for 12 workers."],
    ["Was the order to the operator paid?", "Slip of order 9981 paid on 28/02/2026."],
    [
      "If meals are served on site, is there a contract or an invoice of the restaurant?",
      "Invoice 5.512 of the site restaurant, 264 meals.",
    ],
  ],
  "STP-PLANO-SAUDE": [
    "Invoice of the plan with the list of beneficiaries, where the collective agreement requires it.",
    "Invoice of the month with the list of names and the proof of payment.",
    ["Does the list of beneficiaries include the project's workers?", "12 active holders in the plan."],
    ["Is the invoice for the requested month, and paid?", "Invoice 03/2026 paid on 10/03/2026."],
    [
      "Is the coverage that of the collective agreement (outpatient, hospital)?",
      "Outpatient and hospital with obstetrics, ANS registration 123456.",
    ],
    ["Does the co-payment deducted respect the collective agreement?", "Monthly fee without deduction, co-payment of 30%."],
  ],
  "STP-SEGURO-VIDA": [
    "Policy and list of insured workers of the insurance that the collective agreement provides for.",
    "Valid policy, the month's list of names and the proof of the premium.",
    ["Are the project's workers in the list of insured workers?", "List of 03/2026 with 12 lives."],
    ["Does the insured amount meet the minimum of the collective agreement?", "Agreement: R$ 30,000.00; policy: R$ 35,000.00."],
    ["Is the life policy in force, with the month's premium paid?", "Valid until 30/11/2026, premium of 03/2026 paid."],
    ["Are funeral aid and other coverages of the collective agreement included?", "Individual funeral assistance of R$ 5,000.00."],
  ],
  "STP-AFASTAMENTO": [
    "Medical certificate of the leave and the eSocial receipt that reports it.",
    "Certificate with the dates (the diagnosis may be covered) and the S-2230 receipt.",
    ["Does the certificate show a doctor or dentist with name and professional registration?", "Dr. Ana Reis, CRM/MG 45.210."],
    ["Is the period of the certificate that of the leave movement?", "From 04/03/2026, for 20 days."],
    ["Was the S-2230 transmitted with the same start and reason?", "Reason 03, start 2026-03-04."],
    ["Above fifteen days, is there an INSS application or decision?", "Benefit 31, NB 645.123.456-7, until 30/04/2026."],
  ],
};
