import type { TypeTexts } from "../../translation.ts";

export const stpPayroll: { readonly [code: string]: TypeTexts } = {
  "STP-FOLHA": [
    "Payroll of the month with all pay and deductions of each worker in the project.",
    "Detailed payroll of the month as a PDF from the system, separated by client company.",
    ["Is the payroll for the reference month of the pending document?", "Pending document of 02/2026 and payroll “competência 02/2026”."],
    ["Does the heading show the supplier's CNPJ and the client, which is the contractor?", "Ipê Andaimes, client Serra Azul Mineração."],
    ["Are all workers active in the project this month on the payroll?", "12 workers in the project, 12 on the payroll."],
    ["Do the totals of pay, deductions and net agree with the payroll summary?", "Pay 84,210.00 − deductions 12,980.00 = net 71,230.00."],
    [
      "Do due allowances (danger, unhealthy work, night) appear for exposed workers?",
      "Electrician with 30% danger allowance on the base salary.",
    ],
  ],
  "STP-HOLERITE": [
    "The worker's monthly receipt with salary, allowances, deductions, net and FGTS and INSS bases.",
    "Payslip of the month, signed or accepted electronically, for example “holerite-02-2026-maria.pdf”.",
    ["Is the payslip for this worker and the reference month?", "Maria Souza, month 02/2026."],
    ["Is the base salary at least the category minimum in the collective agreement?", "Minimum 2,310.00; salary 2,480.00."],
    [
      "Are the overtime and absences on the payslip those of the time sheet?",
      "Time sheet: 6 h overtime at 50%; payslip: 6 h overtime at 50%.",
    ],
    ["Are the INSS, FGTS and IRRF bases and the deductions itemised?", "FGTS base 2,480.00, FGTS of the month 198.40."],
    ["Did the worker acknowledge the receipt, by signature or electronic acceptance?", "Accepted in the worker portal on 06/03/2026."],
  ],
  "STP-PAGAMENTO": [
    "Bank proof that the net pay of the payslip was credited to the worker on time.",
    "Bank receipt with payee, amount, date and authentication, or the return of the bank file.",
    ["Is the payee of the credit the worker?", "Payee: Maria Souza, CPF ***.444.777-**."],
    ["Is the amount credited the net pay of the same month's payslip?", "Net 2,214.37; credit 2,214.37."],
    ["Was the payment made by the 5th business day of the following month?", "Month 02/2026, credited on 06/03/2026."],
    ["Was the payment settled, with bank authentication or return “efetuado”?", "Authentication 9F2A.11C0 or return 00 – credit made."],
  ],
  "STP-PONTO": [
    "Daily record of the worker's arrivals, departures and breaks in the month, with acknowledgement.",
    "Time sheet of the whole month, from the first day to the last, signed or accepted electronically.",
    ["Does the time sheet cover every day of the reference month?", "From 01/02/2026 to 28/02/2026."],
    ["Were the meal break and the rest between working days respected?", "1 h break, and 12 h between leaving and returning."],
    ["Does the month's overtime respect the daily limit, or is there an agreement that extends it?", "At most 2 h of overtime a day."],
    ["Do vacation, medical certificates and leaves of the month appear on the time sheet?", "Days 10 to 12: medical certificate."],
    ["Did the worker sign the time sheet or accept the entries in the system?", "Accepted on 03/03/2026, with the worker's name."],
  ],
  "STP-13-PRIMEIRA": [
    "Receipt and proof of the first instalment of the 13th salary, paid by 30 November.",
    "Receipt of the first instalment with the bank proof, in one PDF.",
    [
      "Is the receipt for the first instalment of this year's 13th salary, in the worker's name?",
      "13th/2026, 1st instalment, Maria Souza.",
    ],
    [
      "Is it half of the pay, or the proportional part for workers who joined this year?",
      "Salary 2,480.00, 12 twelfths: instalment of 1,240.00.",
    ],
    ["Was it credited by 30 November, or with the vacation at the worker's request?", "Credited on 28/11/2026."],
    ["Was the FGTS on the first instalment included in the slip of the month of payment?", "Slip of 11/2026 with 13th salary base."],
  ],
  "STP-13-SEGUNDA": [
    "Receipt and proof of the balance of the 13th salary, with deductions, paid by 20 December.",
    "Receipt of the second instalment with the INSS and IRRF deductions and the bank proof.",
    [
      "Is the receipt for the balance of the 13th salary, less the first instalment as paid?",
      "Gross 13th 2,480.00, less 1st instalment 1,240.00.",
    ],
    ["Did the year's averages of overtime and allowances enter the calculation?", "Average of 9 h overtime a month added to the salary."],
    ["Was the balance credited by 20 December?", "Credited on 18/12/2026, with authentication."],
    ["Was the INSS calculated on the full 13th salary, separately from the salary?", "INSS base of the 13th: 2,480.00."],
  ],
};
