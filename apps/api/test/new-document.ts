import { dayFromNow } from "./days.ts";
import { onlyId } from "./new-company.ts";
import type { TestPendency } from "./new-pendency.ts";
import type { World } from "./world.ts";

/** The smallest page there is, and a line that makes it another file. */
export const aPdf = (line = "um documento"): Blob => {
  const body = `BT /F1 12 Tf 40 780 Td (${line}) Tj ET`;
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>",
    `<< /Length ${body.length} >>\nstream\n${body}\nendstream`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
  ];
  let text = "%PDF-1.4\n";
  const places = objects.map((object, index) => {
    const place = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const lines = places.map((place) => `${String(place).padStart(10, "0")} 00000 n \n`).join("");
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${lines}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`;
  return new Blob([text], { type: "application/pdf" });
};

type DocumentFields = { readonly name?: string; readonly issueDate?: string; readonly expirationDate?: string; readonly replaces?: number };

/** The form of the specification's call: one file, and what is told beside it. */
export const documentForm = (
  bytes: Blob,
  { name = "aso.pdf", issueDate = "", expirationDate, replaces }: DocumentFields = {},
): FormData => {
  const form = new FormData();
  form.set("issueDate", issueDate);
  if (expirationDate) form.set("expirationDate", expirationDate);
  if (replaces) form.set("replaces", String(replaces));
  form.set("documents", bytes, name);
  return form;
};

type Sender = Pick<TestPendency, "supplier" | "pendencyId">;

/** A file that the supplier adds to what will be sent. */
export const newDraft = async ({ supplier, pendencyId }: Sender, told: DocumentFields & { readonly line?: string } = {}) => {
  const { answer } = await supplier.api("POST /pendencies/{id}/documents")({
    id: pendencyId,
    body: documentForm(aPdf(told.line ?? String(Math.random())), { issueDate: dayFromNow(-10), ...told }),
  });
  return answer;
};

/** Whether a document has a validity that counts from its issue, so that a test need not know the catalogue. */
export const validFor = async ({ database }: Pick<World, "database">, pendencyId: number, days: number): Promise<void> => {
  const { rows } = await database.ownerPool().query<{ id: number }>(
    `update document_type_version v set validity_kind = 'from_issue', validity_amount = $2, validity_unit = 'days', validity_figure = null
     from pendency p where p.id = $1 and v.owner_id = p.type_owner_id and v.document_type_id = p.type_id and v.version = p.type_version
     returning p.id`,
    [pendencyId, days],
  );
  onlyId(rows);
};
