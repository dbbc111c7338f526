import type { ExportTexts } from "./export-words.ts";

export const enUs: ExportTexts = {
  file: "workers",
  columns: {
    name: "Name",
    document: "Document",
    role: "Role",
    provider: "Company",
    cnpj: "CNPJ",
    status: "Status",
    since: "Since",
    until: "Until",
    admission: "Admission",
    projects: "Projects",
    restriction: "Restriction",
    pendencies: "Pending documents",
  },
  status: { hiring: "To be admitted", active: "Active", away: "Away", vacation: "On vacation", dismissed: "Dismissed" },
  mail: {
    title: "Your spreadsheet of workers is ready",
    paragraphs: [
      "The spreadsheet you asked for tells of {count} worker(s), as they were when it was made.",
      "The link below asks you to sign in and works for {hours} hours. After that the file is deleted, and you can ask for another one in the list of workers.",
    ],
    action: "Download spreadsheet",
  },
};
