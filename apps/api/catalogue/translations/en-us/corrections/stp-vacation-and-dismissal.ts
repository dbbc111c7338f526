import type { TypeCorrections } from "../../../translation.ts";

export const stpVacationAndDismissalCorrections: { readonly [code: string]: TypeCorrections } = {
  "STP-FERIAS-AVISO": [
    [
      "The acknowledgement date is blank → Fill in the date on which the worker received the notice and send it again.",
      "The notice was given at short notice → Record the worker's written agreement, or reschedule the vacation.",
    ],
    [
      "The notice is of the previous vacation → Issue the notice of the current period in the system.",
      "The dates of the notice are not those of the movement → Correct the movement, or send the rescheduled notice.",
    ],
    [
      "The vacation is of a period that has lapsed → Pay double for the time past the deadline and attach the receipt.",
      "The accrual period is not stated → Create the complete notice in the payroll system.",
    ],
    [
      "The notice is in another worker's name → Separate this person's notice and replace the file.",
      "The worker's acknowledgement is missing on the notice → Collect the signature, or export the electronic acceptance of the notice.",
    ],
  ],
  "STP-FERIAS-RECIBO": [
    [
      "The bank proof was not sent → Download the proof of the credit from the bank and add it to the receipt.",
      "The vacation was paid late → Attach the proof with the date and the calculation of the correction paid to the worker.",
    ],
    [
      "The averages were not considered → Include the averages of the twelve months and send the calculation.",
      "The third is not one third of the vacation with averages → Recalculate and pay the difference in a supplementary receipt.",
    ],
    [
      "The request to sell days was not attached → Attach the worker's request with the date.",
      "More than ten days were sold → Adjust the sale to the limit and grant the remaining days.",
    ],
    [
      "The proof is of the month's salary → Replace it with the proof of the vacation payment.",
      "The credit is not the net of the receipt → Deposit the difference and send both proofs.",
    ],
  ],
  "STP-TRCT": [
    [
      "The TRCT is another worker's → Send this worker's statement, by CPF.",
      "Date or cause differ from the movement → Correct the movement here, or rectify the TRCT.",
    ],
    [
      "A due payment is not entered → Include it in a supplementary termination and send both statements.",
      "The notice does not follow the length of service → Recalculate the days of notice and pay in a supplementary TRCT.",
    ],
    [
      "The discharge was not signed → Collect the signature, or add the proof of the judicial deposit.",
      "The signature does not appear on the copy → Scan the signed statement at a higher resolution.",
    ],
    [
      "The ratification required by the collective agreement was not done → Book it at the union and send the ratified statement.",
      "There is no reservation or stamp of the union → Ask the union for the copy with its assistance recorded.",
    ],
  ],
  "STP-RESCISAO-PAGAMENTO": [
    [
      "The proof has no settlement date → Issue the final proof at the bank, with the date of the credit.",
      "The period of ten days was exceeded → Pay the fine of one salary (CLT 477, § 8) and attach the proof.",
    ],
    [
      "The credit is below the net of the termination → Deposit the missing amount and attach both proofs of the termination.",
      "The payment was not made → Pay the termination to the worker's account and send the proof.",
    ],
    [
      "The account is another person's, without authorisation → Deposit to the former worker's account, or attach the public power of attorney.",
      "The payee is covered → Download the complete proof in internet banking and send it again.",
    ],
    [
      "Only the first instalment was proved → Attach the proofs of all instalments that are due.",
      "The instalments are not ratified → File the out-of-court settlement at the Labour Court and attach the decision.",
    ],
  ],
  "STP-GFD-RESCISORIA": [
    [
      "The statement of the linked account is missing → Download the statement for termination purposes in FGTS Digital and attach it.",
      "The fine is below the percentage due → Recalculate in FGTS Digital with the current balance and pay the difference.",
    ],
    [
      "The monthly slip was sent → Send the severance slip of this worker's dismissal.",
      "20% was applied to a dismissal without cause → Create the slip of the difference up to 40% and pay it.",
    ],
    [
      "The worker on the slip is another → Download the slip in FGTS Digital by the CPF of the dismissed worker.",
      "The severance slip is open → Pay the QR code of the severance slip and send the proof.",
    ],
    [
      "There is no proof of the release of the withdrawal → Attach the FGTS Digital screen with the authorised movement.",
      "The reason stated blocks the withdrawal → Rectify the reason in the S-2299 and send the new receipt.",
    ],
  ],
  "STP-S2299": [
    [
      "The receipt is of pay (S-1200) → Download the receipt of the termination in the eSocial portal.",
      "The CPF of the termination is another worker's → Query the termination by the right CPF and send the receipt.",
    ],
    [
      "The reason does not appear in the file → Export the full copy of the event, with the code of the reason.",
      "The reason in eSocial differs from the TRCT → Rectify the S-2299 or the TRCT, so that both state the same.",
    ],
    [
      "The receipt is of an earlier contract → Send the receipt of the termination of the current registration.",
      "The date does not consider the projected notice → Correct the field of the projected notice and transmit again.",
    ],
    [
      "The event was rejected by eSocial → Correct the error shown, transmit again and send the receipt.",
      "The S-2299 was transmitted late → Attach the HR justification with the transmission date.",
    ],
  ],
};
