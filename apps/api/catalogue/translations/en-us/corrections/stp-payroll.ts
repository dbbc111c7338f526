import type { TypeCorrections } from "../../../translation.ts";

export const stpPayrollCorrections: { readonly [code: string]: TypeCorrections } = {
  "STP-FOLHA": [
    [
      "The month of the payroll is another → Create the report of the reference month in the payroll system and send it again.",
      "The month is not printed → Issue the report with the full heading, not a loose spreadsheet.",
    ],
    [
      "The payroll is of another establishment or client → Filter the payroll by this contractor as client and create it again.",
      "The payroll does not separate the client → Ask accounting for the payroll by client, as in the works or allocation register.",
    ],
    [
      "A worker of the project is not on the payroll → Include the missing worker in a supplementary payroll, or record the exit from the project.",
      "The payroll lists a person who is not in the project → Register the worker in the project, or remove the person from this client's payroll.",
    ],
    [
      "The payroll summary was not sent → Attach the summary with the totals after the last page of the detail.",
      "The sum of net pay is not that of the summary → Correct the entries with accounting and send summary and detail together.",
    ],
    [
      "The allowances have no calculation base → Ask accounting for the payroll with the base of each item.",
      "An allowance was not paid to an entitled worker → Pay the difference in a supplementary payroll and send the receipt.",
    ],
  ],
  "STP-HOLERITE": [
    [
      "The payslip is another worker's → Separate this person's receipt in the month's file and send only that.",
      "The payslip is of another month → Issue the requested month in the payroll system and replace the file.",
    ],
    [
      "The salary is below the minimum → Pay the difference in a supplementary payroll and attach the new payslip.",
      "The category used is not that of the agreement → Check the union in the collective agreement and correct the position in the payroll system.",
    ],
    [
      "The overtime was not paid → Pay it in a supplementary payroll, or attach the registered hour bank agreement.",
      "The hours on the payslip do not agree with the time sheet → Adjust the entry in the next payroll and send the calculation.",
    ],
    [
      "The receipt does not show the bases → Ask accounting for the full receipt, with the bases in the footer.",
      "The INSS deduction does not follow the table → Correct the current table in the payroll system, recalculate and issue the receipt.",
    ],
    [
      "There is no signature or acceptance → Collect the signature, or export the acceptance from the portal and add it to the receipt.",
      "The signature covers the amounts → Issue a second copy and collect the signature in the right field.",
    ],
  ],
  "STP-PAGAMENTO": [
    [
      "The credit was made to another person → Deposit to the worker's salary account and send the new proof.",
      "The proof does not show the payee → Download the batch detail with the names from internet banking.",
    ],
    [
      "The amount paid is below the net pay → Pay the difference and attach both proofs.",
      "There is more than one credit in the month → Put all proofs together (advance and balance) until they add up to the net pay.",
    ],
    [
      "The date of the credit does not appear → Export the settlement proof from the bank, not the scheduling.",
      "The salary was paid late → Pay the fine or correction of the collective agreement and attach the receipt with the justification.",
    ],
    [
      "The authentication is cut off → Issue a second copy in internet banking and send the original PDF.",
      "The proof is only a scheduling → Wait for the settlement and send the final proof of the bank.",
    ],
  ],
  "STP-PONTO": [
    [
      "The period of the time sheet is not the requested month → Export the complete period of the month from the clock or app.",
      "There are days without entry or justification → Fill in the reason (absence, day off, certificate) and send the treated time sheet again.",
    ],
    [
      "There are days with a break below the legal one → Pay the withheld time in the next payroll and attach the calculation.",
      "The breaks are all equal, to the minute → Send the original entries of the device, without preset breaks.",
    ],
    [
      "The hour bank agreement was not sent → Attach the individual agreement or the clause of the collective agreement that authorises it.",
      "There was more overtime than allowed → Attach the compensation or hour bank agreement and adjust the roster.",
    ],
    [
      "The certificate named was not attached → Attach the certificate of the period at the end of the PDF.",
      "There is an entry on a day of vacation or leave → Correct the time treatment with the manager and send the time sheet again.",
    ],
    [
      "The signature is another person's → Collect it again from the worker and send the new time sheet.",
      "The time sheet has no acknowledgement of the worker → Collect the signature, or export the record of the electronic acceptance.",
    ],
  ],
  "STP-13-PRIMEIRA": [
    [
      "The monthly payslip was sent → Issue the receipt “13º salário – 1ª parcela” in the system and replace the file.",
      "The receipt is of the previous year → Create the receipt of the current year and send it again.",
    ],
    [
      "The receipt does not show the twelfths → Ask accounting for the calculation of the months worked.",
      "The amount is below the half due → Pay the difference and send the supplementary receipt with the twelfths.",
    ],
    [
      "There is no bank proof → Download the proof of the credit from the bank and add it to the receipt.",
      "The instalment was paid after 30 November → Attach the justification and the payment of the fine of the collective agreement.",
    ],
    [
      "The FGTS of the instalment is not on the slip → Create the supplementary slip of the 13th salary in FGTS Digital and pay it.",
      "The slip named was not attached → Attach the page of the slip detail with the base of the 13th salary.",
    ],
  ],
  "STP-13-SEGUNDA": [
    [
      "The receipt sent is of the first instalment → Replace it with the receipt “13º salário – 2ª parcela”.",
      "The first instalment deducted is not the one paid → Correct the deduction in the system and issue the receipt again.",
    ],
    [
      "The averages were not added → Include the averages with accounting and pay the difference by 10 January.",
      "The receipt does not show the averages → Send the calculation of the variable pay together with the receipt.",
    ],
    [
      "The payment is not settled yet → Pay the balance and send the final proof of the bank.",
      "The balance was paid after 20 December → Attach the proof of the correction paid to the worker.",
    ],
    [
      "The deduction was added to that of the month's salary → Rectify the payroll of the 13th salary and return the difference to the worker.",
      "The base does not agree with the gross 13th salary → Adjust the incidence of the items and create the receipt again.",
    ],
  ],
};
