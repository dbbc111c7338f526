import type { TypeTexts } from "../../translation.ts";

export const stpCharges: { readonly [code: string]: TypeTexts } = {
  "STP-GFD": [
    "Monthly FGTS slip with the list of workers and the proof of payment.",
    "Slip, detailed report by worker and Pix receipt, in this order, in one PDF.",
    ["Is the slip for the requested month and the supplier's CNPJ?", "Month 02/2026, CNPJ root of Ipê Andaimes."],
    ["Is the total paid that of the slip, and is the payment settled?", "Slip 6,912.40; Pix of 6,912.40 on 19/03/2026."],
    ["Do all workers of the project appear in the detail, with pay and FGTS?", "12 names in the detail, the same as on the payroll."],
    ["Is the FGTS base of each worker that of the month's payslip?", "Payslip: base 2,480.00; slip: 2,480.00 at 8%."],
    ["Was the payment made by the due date of the slip?", "Due on 20/03/2026, paid on 19/03/2026."],
  ],
  "STP-DCTFWEB": [
    "Monthly declaration of social security and third-party contributions, with the balance due.",
    "Transmission receipt and full return of the month, downloaded from e-CAC.",
    ["Is the return for the requested period, in the general category?", "PA 02/2026, category 40 – General."],
    ["Is the return active, with a receipt number?", "Status: Active. Receipt 71.08.26.0312."],
    ["Do the contribution bases agree with the month's payroll total?", "Base of insured workers 84,210.00, as on the payroll."],
    ["Is the origin of the 11% withholdings and other credits proved?", "Withholding of invoice 1.204 linked: 3,300.00."],
  ],
  "STP-DARF": [
    "Collection slip issued from DCTFWeb, with the proof of payment of the balance.",
    "Numbered DARF issued in DCTFWeb, and the payment receipt for the same bar code.",
    ["Is the principal of the DARF the balance due of the month's DCTFWeb?", "Balance 18,204.10; DARF 18,204.10."],
    ["Is the receipt for the same document number as the DARF?", "Number 07.16.26078.1234567-8 on the DARF and on the receipt."],
    ["Was it paid by the due date, or with fine and interest?", "Due on 20/03/2026, paid on 20/03/2026."],
    ["If the balance was offset or paid in instalments, is the proof attached?", "PER/DCOMP 12345 with the debt of this period."],
  ],
  "STP-S1299": [
    "Receipt of the closing of the payroll events and the totals that eSocial returned.",
    "S-1299 receipt and S-5011 and S-5013 reports of the month, as PDF.",
    ["Does the receipt show the period as closed and processed successfully?", "S-1299 of 02/2026, code 201."],
    ["Does total S-5011 show the same contributions as DCTFWeb?", "S-5011: 18.204,10; DCTFWeb: 18.204,10."],
    ["Does total S-5013 show the same FGTS as the slip?", "S-5013: 6.912,40; GFD: 6.912,40."],
    ["Was the period not reopened after the closing that was sent?", "No later S-1298."],
  ],
  "STP-GFIP": [
    "FGTS set for months before FGTS Digital, or for labour claims and old works.",
    "Transmission protocol of Conectividade Social, paid GRF and the client's list of workers (RE).",
    ["Does the Conectividade Social protocol match the RE file?", "Same NRA number on the protocol and the RE."],
    ["Is the RE that of this contractor as client, and not of the head office?", "Client: Serra Azul Mineração, FPAS 507."],
    ["Was the GRF paid for the amount of the RE, within the period of the time?", "GRF 5,120.00 paid on 06/02/2024."],
    ["Are the project's workers of that month in the RE?", "8 workers in the RE, 8 on the payroll of the time."],
  ],
};
