import { words } from "@emdia/contract/pendencies/words/en-us.ts";
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
    sent: "Awaiting analysis since",
    sendBy: "Sending deadline",
    reviewBy: "Review deadline",
    changed: "Last change",
    active: "Active",
  },
  ...words,
  active: { yes: "Yes", no: "No" },
  mail: {
    title: "Your spreadsheet of pending documents is ready",
    paragraphs: [
      "The spreadsheet you asked for tells of {count} document(s), as they were when it was made.",
      "The link below asks you to sign in and works for {hours} hours. After that the file is deleted, and you can ask for another one in the list of pending documents.",
    ],
    action: "Download spreadsheet",
  },
};
