import type { ExportTexts } from "./export-words.ts";

export const enUs: ExportTexts = {
  file: "pending-documents",
  columns: {
    name: "Document",
    month: "Reference month",
    plan: "Plan",
    kind: "Type",
    status: "Status",
    worker: "Worker",
    provider: "Supplier",
    cnpj: "CNPJ",
    contractor: "Contractor",
    project: "Project",
    contract: "Contract",
    issued: "Issued",
    expires: "Expires",
    sent: "In review since",
    changed: "Last change of status",
    active: "Active",
  },
  status: {
    OPEN: "Open",
    IN_REVISION: "Received",
    DONE: "Done",
    NOT_APPLICABLE: "Not applicable",
    NEXT_DUE_DATE: "Near its expiry",
    EXPIRED: "Expired",
    SUPPORT: "In question",
    PRE_ANALYSIS: "Pre-analysis",
    PRE_REJECTED: "Pre-rejected",
  },
  kind: { EMPLOYEE: "Worker", RISK: "Tied to a risk", PROVIDER: "Supplier", OTHERS: "Others", COMPANY: "Company" },
  active: { yes: "Yes", no: "No" },
  mail: {
    title: "Your spreadsheet of pending documents is ready",
    paragraphs: [
      "The spreadsheet you asked for tells of {count} document(s), as they were when it was made.",
      "The link below works for {hours} hours. After that the file is deleted, and you can ask for another one in the list of pending documents.",
    ],
    action: "Download spreadsheet",
  },
};
