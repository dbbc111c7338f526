import type { DocumentCategory } from "@emdia/contract/catalogue/vocabulary.ts";
import { clearance } from "./layouts/clearance.ts";
import { contract } from "./layouts/contracts.ts";
import { terminationTerm } from "./layouts/dismissal.ts";
import { healthCertificate } from "./layouts/health.ts";
import { letter } from "./layouts/letters.ts";
import { payrollOfMonth, payslip } from "./layouts/payroll.ts";
import { permit } from "./layouts/permits.ts";
import { programme } from "./layouts/programmes.ts";
import { equipmentSheet } from "./layouts/protective-equipment.ts";
import { declarationReceipt, officialBill, transferReceipt } from "./layouts/receipts.ts";
import { record } from "./layouts/records.ts";
import { trainingCertificate } from "./layouts/training.ts";
import { timeSheet } from "./layouts/working-time.ts";
import type { Pen } from "./pen.ts";
import type { Kind, Printed } from "./printed.ts";

export type Layout = (pen: Pen, printed: Printed) => void;

/** Default layout of each category. */
const ofCategory: { readonly [C in DocumentCategory]: Layout } = {
  employment: contract,
  payroll: payslip,
  working_time: timeSheet,
  charges: declarationReceipt,
  certificates: clearance,
  corporate: contract,
  vacation: letter,
  dismissal: terminationTerm,
  benefits: payrollOfMonth,
  leave: letter,
  without_employment: contract,
  health: healthCertificate,
  programmes: programme,
  protective_equipment: equipmentSheet,
  orders: letter,
  committee: programme,
  training: trainingCertificate,
  work_permit: permit,
  equipment: record,
  vehicles: record,
  environment: record,
  accident: record,
};
const ofCode: { readonly [code: string]: Layout } = {
  "STP-S2200": declarationReceipt,
  "STP-ALTERACAO": declarationReceipt,
  "STP-ESTRANGEIRO": record,
  "STP-FOLHA": payrollOfMonth,
  "STP-PAGAMENTO": transferReceipt,
  "STP-GFD": officialBill,
  "STP-DARF": officialBill,
  "STP-CARTAO-CNPJ": clearance,
  "STP-ALVARA": clearance,
  "STP-CCT": contract,
  "STP-FERIAS-RECIBO": payslip,
  "STP-RESCISAO-PAGAMENTO": transferReceipt,
  "STP-GFD-RESCISORIA": officialBill,
  "STP-S2299": declarationReceipt,
  "STP-SEGURO-ESTAGIO": contract,
  "STP-VT": payslip,
  "STP-SEGURO-VIDA": contract,
  "STP-RPA": payslip,
  "STP-CCMEI": clearance,
  "STP-NOTA-FISCAL": officialBill,
  "STP-COOPERATIVA": payslip,
  "SSMA-PPP": record,
  "SSMA-INTEGRACAO": letter,
  "SSMA-NR10-AUTORIZACAO": letter,
  "SSMA-CTF": clearance,
  "SSMA-LICENCA": clearance,
};

export const layoutOf = ({ code, category }: Kind): Layout => ofCode[code ?? ""] ?? ofCategory[category];
/** Documents of authorities and banks have a code instead of a signature. */
const unsigned: readonly Layout[] = [clearance, declarationReceipt, officialBill, transferReceipt];
export const isSigned = (kind: Kind): boolean => !unsigned.includes(layoutOf(kind));
/** Training certificates are in landscape format. */
export const liesAcross = (kind: Kind): boolean => layoutOf(kind) === trainingCertificate;
