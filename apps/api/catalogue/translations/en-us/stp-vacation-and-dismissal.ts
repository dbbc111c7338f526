import type { TypeTexts } from "../../translation.ts";

export const stpVacationAndDismissal: { readonly [code: string]: TypeTexts } = {
  "STP-FERIAS-AVISO": [
    "Written notice of vacation to the worker, with the accrual and the vacation period.",
    "Notice with the acknowledgement date and the worker's signature.",
    ["Was notice given at least thirty days in advance?", "Acknowledged on 01/02/2026, vacation from 05/03/2026."],
    ["Is the vacation period that of the recorded vacation movement?", "05/03/2026 to 03/04/2026 in both."],
    ["Are the accrual and granting periods stated, and have they not lapsed?", "Accrual 02/03/2025 to 01/03/2026."],
    ["Did the worker sign the notice?", "Signature and date of the worker."],
  ],
  "STP-FERIAS-RECIBO": [
    "Vacation receipt with the constitutional third and the proof of advance payment.",
    "Vacation receipt and bank proof, in one PDF.",
    ["Was it paid at least two days before the vacation began?", "Vacation on 05/03/2026, credited on 03/03/2026."],
    ["Are the constitutional third and the averages on the receipt?", "Vacation 2,480.00 + 1/3 826.67 + average overtime."],
    ["If days were sold, was it at most a third, at the worker's request?", "10 days sold, requested on 10/01/2026."],
    ["Is the amount of the bank proof the net of the vacation receipt?", "Net 3,012.55; credit 3,012.55."],
  ],
  "STP-TRCT": [
    "Termination statement with all payments and the signed discharge.",
    "TRCT and discharge or ratification, signed, in one PDF.",
    ["Are the cause and leaving date those of the dismissal movement?", "Without cause, leaving on 20/03/2026."],
    [
      "Are balance, notice, 13th salary and vacation with one third itemised?",
      "Balance 20 days; notice 33 days; 13th 4/12; vacation 1/12 + 1/3.",
    ],
    ["Is the discharge signed by the worker?", "Signature dated 27/03/2026."],
    [
      "If the collective agreement requires it, was the termination ratified or assisted by the union?",
      "Ratified on 28/03/2026, union of the category.",
    ],
  ],
  "STP-RESCISAO-PAGAMENTO": [
    "Bank proof of the net of the TRCT within the legal period.",
    "Proof of the credit to the worker's account, with authentication.",
    ["Was it paid within ten days of the end of the contract?", "End 20/03/2026, credited on 27/03/2026."],
    ["Is the amount credited the net of the TRCT?", "TRCT 7,812.40; credit 7,812.40."],
    ["Was it credited to an account of the former worker?", "Payee with the same CPF as the TRCT."],
    ["If there was a settlement or instalments, was it ratified?", "Ratified out-of-court settlement, case 0010203."],
  ],
  "STP-GFD-RESCISORIA": [
    "FGTS deposit of the month of termination and of the 40% or 20% fine.",
    "Severance slip of FGTS Digital with the proof of payment and the statement of the linked account.",
    ["Was the fine calculated on the balance for termination purposes?", "Balance 18,400.00, fine of 40% = 7,360.00."],
    ["Does the percentage match the cause of leaving?", "Without cause: 40%; agreement of art. 484-A: 20%."],
    ["Is the severance slip paid, and does it identify the worker?", "CPF of the former worker, Pix on 27/03/2026."],
    ["Was the withdrawal released, with the key or the notice to the worker?", "Withdrawal released by S-2299 on 28/03/2026."],
  ],
  "STP-S2299": [
    "Receipt that the termination was reported to eSocial on time.",
    "S-2299 receipt with reason, date and number, as PDF from the eSocial portal.",
    ["Is the receipt the S-2299 (or S-2399, without employment) of this worker?", "S-2299, CPF 529.982.247-25, receipt 1.2.00…"],
    ["Is the reason of the event the same as on the TRCT?", "Reason 02, without cause."],
    ["Does the termination date match the last day worked or projected?", "dtDeslig 2026-03-20."],
    ["Was it sent within ten days of the termination?", "Received by eSocial on 26/03/2026."],
  ],
};
