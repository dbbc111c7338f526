// Draws a work permit: the same pages for each copy, tagged for screen readers.
import { drawQrCode } from "../../../platform/pdf/draw-qr-code.ts";
import { mm, openDocument, type Pdf, yieldToEventLoop } from "../../../platform/pdf/open-document.ts";
import { openStructure, type Structure } from "../../../platform/pdf/open-structure.ts";
import type { PermitContent, PermitHead, PermitPerson } from "./permit-content.ts";
import {
  conflictInWords,
  detailsOf,
  issueInWords,
  permitTitles,
  personInWords,
  RULE_OF_CHANGE,
  retentionInWords,
  signaturesOf,
  validityInWords,
} from "./permit-words.ts";

type Permit = { readonly content: PermitContent; readonly head: PermitHead };
type Sheet = { readonly pdf: Pdf; readonly structure: Structure };

const [INK, QUIET, LINE, ACCENT] = ["#111827", "#4b5563", "#9ca3af", "#0f766e"] as const;
const MARGIN_MM = 15;
const WIDTH_MM = 210 - 2 * MARGIN_MM;
const BOTTOM_MM = 297 - MARGIN_MM;
const QR_MM = 34;
const SIGN_MM = 62;

const addPage = (pdf: Pdf) => pdf.addPage({ size: "A4", margin: mm(MARGIN_MM) });
const across = { x: mm(MARGIN_MM), width: mm(WIDTH_MM) } as const;
const body = { font: "regular", size: 9.5, color: INK, ...across } as const;

/** Begins a new page if less than this height is left. */
const keepTogether = ({ pdf }: Sheet, heightMm: number): void => {
  if (pdf.y > mm(BOTTOM_MM - heightMm)) addPage(pdf);
};

const section = (sheet: Sheet, title: string): void => {
  keepTogether(sheet, 18);
  sheet.pdf.y += mm(3.5);
  sheet.structure.write("H2", title, { font: "bold", size: 11.5, color: ACCENT, ...across });
  sheet.pdf.y += mm(0.8);
};

const drawHead = (sheet: Sheet, { content, head }: Permit, copy: number): void => {
  const { pdf, structure } = sheet;
  const narrow = { x: mm(MARGIN_MM), width: mm(WIDTH_MM - QR_MM - 4) };
  structure.decorate(() => pdf.rect(0, 0, mm(210), mm(5)).fill(ACCENT));
  pdf.y = mm(MARGIN_MM);
  structure.write("H1", permitTitles[head.kind], { font: "bold", size: 18, color: INK, ...narrow });
  structure.write("P", `Nº ${head.number}`, { font: "bold", size: 13, color: INK, ...narrow });
  structure.write("P", `Via ${copy} de ${head.figures.copies} · ${issueInWords(content)}`, { ...body, color: QUIET, ...narrow });
  structure.write("P", `Situação atual: leia o código QR ou abra ${head.publicUrl}`, { ...body, size: 8.5, color: QUIET, ...narrow });
  const below = pdf.y;
  const box = { x: mm(MARGIN_MM + WIDTH_MM - QR_MM), y: mm(MARGIN_MM - 3), size: mm(QR_MM) };
  structure.figure("Código QR da página pública desta permissão", () => drawQrCode(pdf, head.publicUrl, box));
  pdf.y = Math.max(below, box.y + box.size) + mm(1);
};

const drawDetails = (sheet: Sheet, content: PermitContent): void => {
  for (const [label, value] of detailsOf(content)) sheet.structure.write("P", `${label}: ${value}`, body);
};

const drawMeasures = (sheet: Sheet, { precautions, conflicts }: PermitContent): void => {
  section(sheet, "Medidas de controle");
  sheet.structure.write("P", precautions === "" ? "Nenhuma precaução registrada no agendamento." : precautions, body);
  if (conflicts.length === 0) return;
  section(sheet, "Trabalhos simultâneos aceitos");
  for (const conflict of conflicts) sheet.structure.write("P", conflictInWords(conflict), body);
};

/** A line to sign, `left` of the margin. */
const drawLine = ({ pdf, structure }: Sheet, { left, width, y }: { readonly left: number; readonly width: number; readonly y: number }) =>
  structure.decorate(() =>
    pdf
      .moveTo(mm(left), y)
      .lineTo(mm(left + width), y)
      .lineWidth(0.6)
      .stroke(LINE),
  );

const drawPerson = (sheet: Sheet, person: PermitPerson): void => {
  const { name, role, authorisations } = personInWords(person);
  keepTogether(sheet, 16);
  const narrow = { x: mm(MARGIN_MM), width: mm(WIDTH_MM - SIGN_MM - 5) };
  sheet.pdf.y += mm(1.6);
  const top = sheet.pdf.y;
  sheet.structure.write("P", `${name} · ${role}`, { ...body, font: "bold", ...narrow });
  sheet.structure.write("P", authorisations, { ...body, size: 8.5, color: QUIET, ...narrow });
  if (sheet.pdf.y > top) drawLine(sheet, { left: MARGIN_MM + WIDTH_MM - SIGN_MM, width: SIGN_MM, y: top + mm(7) });
};

const drawEnd = (sheet: Sheet, { head: { figures } }: Permit): void => {
  section(sheet, "Validade");
  for (const text of [validityInWords(figures), RULE_OF_CHANGE, retentionInWords(figures)]) sheet.structure.write("P", text, body);
  const labels = signaturesOf(figures);
  keepTogether(sheet, labels.length * 13 + 12);
  section(sheet, "Liberação e encerramento");
  for (const label of labels) {
    sheet.pdf.y += mm(8);
    drawLine(sheet, { left: MARGIN_MM, width: WIDTH_MM, y: sheet.pdf.y });
    sheet.pdf.y += mm(1);
    sheet.structure.write("P", label, { ...body, size: 8.5, color: QUIET });
  }
};

const drawCopy = async (sheet: Sheet, permit: Permit, copy: number): Promise<void> => {
  addPage(sheet.pdf);
  drawHead(sheet, permit, copy);
  drawDetails(sheet, permit.content);
  drawMeasures(sheet, permit.content);
  section(sheet, "Equipe, autorizações e assinaturas");
  for (const [index, person] of permit.content.people.entries()) {
    drawPerson(sheet, person);
    if (index % 20 === 0) await yieldToEventLoop();
  }
  drawEnd(sheet, permit);
};

const draw = async (pdf: Pdf, permit: Permit): Promise<void> => {
  const structure = openStructure(pdf);
  for (let copy = 1; copy <= permit.head.figures.copies; copy += 1) await drawCopy({ pdf, structure }, permit, copy);
  structure.close();
};

/** The bytes of the PDF while it is drawn. An error while drawing ends the stream with that error. */
export const permitPdf = async (permit: Permit): Promise<AsyncIterable<Uint8Array>> => {
  const title = `${permitTitles[permit.head.kind]} ${permit.head.number}`;
  const pdf = await openDocument({ title, language: "pt-BR", isTagged: true });
  void draw(pdf, permit).then(
    () => pdf.end(),
    (error: Error) => pdf.destroy(error),
  );
  return pdf;
};
