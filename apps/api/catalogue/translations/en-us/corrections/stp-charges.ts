import type { TypeCorrections } from "../../../translation.ts";

export const stpChargesCorrections: { readonly [code: string]: TypeCorrections } = {
  "STP-GFD": [
    [
      "The employer on the slip is another CNPJ → Create the slip with your company's power of attorney on the FGTS Digital portal.",
      "The slip is of another month → Issue the slip of the reference month in FGTS Digital and pay it.",
    ],
    [
      "The amount paid is below that of the slip → Create the slip of the difference in FGTS Digital and pay it with charges.",
      "The slip was not paid → Pay the QR code of the slip in the bank's app and attach the Pix receipt.",
    ],
    [
      "The report by worker is missing → Download the slip detail in FGTS Digital, Queries, and add it to the PDF.",
      "A worker of the project is missing in the detail → Rectify the worker's S-1200 in eSocial and issue the supplementary slip.",
    ],
    [
      "The detail does not show the base per person → Create the detailed report, not the summary of the slip.",
      "The base is below that of the payslip → Correct the incidence of the item in eSocial (S-1010) and pay the difference.",
    ],
    [
      "The payment date is illegible → Download the proof as PDF from the bank and send it again.",
      "The slip was paid after the due date → Issue the slip with charges in FGTS Digital and attach the proof of the difference.",
    ],
  ],
  "STP-DCTFWEB": [
    [
      "The return is the annual one of the 13th salary → Send the monthly DCTFWeb; that of the 13th salary has a pending document of its own.",
      "The period is another → Download the return of the reference month in e-CAC, under DCTFWeb.",
    ],
    [
      "This version was rectified → Send the last active rectification, with its receipt.",
      "The return is in progress → Transmit the DCTFWeb in e-CAC with the company's certificate and download the receipt.",
    ],
    [
      "Only the receipt was sent → Attach the full return, with debts, credits and balance due.",
      "The declared base is below that of the payroll → Rectify the S-1200, close eSocial (S-1299) and transmit again.",
    ],
    [
      "The linked credit has no document → Attach the invoice with the withholding shown and the R-2010/R-2020 of Reinf.",
      "The credit exceeds the withholding of the invoice → Adjust the link in DCTFWeb and transmit the rectification.",
    ],
  ],
  "STP-DARF": [
    [
      "The DARF is below the declared balance → Issue the DARF of the difference in DCTFWeb and pay it with surcharges.",
      "The DARF was not issued by DCTFWeb → Create the numbered DARF in DCTFWeb, so that it is settled automatically.",
    ],
    [
      "The proof is of another DARF → Download the collection receipt of this number in e-CAC, under Payments.",
      "The bar code is illegible → Issue the collection receipt in e-CAC, which shows all data.",
    ],
    [
      "There is no proof of payment → Pay the DARF and attach the proof, or the decision on the instalments.",
      "It was paid late without surcharges → Issue the supplementary DARF of fine and interest and pay it.",
    ],
    [
      "The offset was not proved → Attach the PER/DCOMP receipt in which this debt appears.",
      "The instalment plan does not identify the debt → Download the statement of the plan with the included debts in e-CAC.",
    ],
  ],
  "STP-S1299": [
    [
      "The closing is of another month → Download the receipt of the requested period in the eSocial portal.",
      "The period is still open → Correct the events with errors, transmit the S-1299 and send the receipt.",
    ],
    [
      "The S-5011 was not sent → Export the total S-5011 from the payroll system and attach it.",
      "The eSocial total differs from DCTFWeb → Reopen the payroll (S-1298), correct it and close it again before rectifying DCTFWeb.",
    ],
    [
      "The S-5013 does not accompany the receipt → Download the FGTS total in the payroll system and add it to the PDF.",
      "The FGTS calculated is not that of the slip → Check the S-5003 worker by worker and issue the slip of the difference.",
    ],
    [
      "The payroll was reopened later → Send the receipt of the last S-1299 and the new totals.",
      "The receipt is before a rectification → Create the reports again with the rectified events.",
    ],
  ],
  "STP-GFIP": [
    [
      "The transmission protocol was not attached → Download the protocol of the month in Conectividade Social.",
      "The NRA of the protocol is not that of the RE → Print the RE of the transmitted file again in SEFIP and send both.",
    ],
    [
      "The RE is of another client → Issue the RE filtered by the CNPJ or CNO of this contractor in SEFIP.",
      "The client was not stated in SEFIP → Rectify the GFIP with the client and transmit it again.",
    ],
    [
      "The amount of the GRF is not that of the RE → Create the supplementary GRF in SEFIP and pay the difference.",
      "There is no payment of the GRF → Pay the slip with charges at CAIXA and attach the proof.",
    ],
    [
      "The RE lists workers of other works → Separate the RE by works and send that of this project.",
      "A worker is missing in the RE → Rectify the GFIP to include the worker and individualise the deposit at CAIXA.",
    ],
  ],
};
