// Draws certificates: one page of A4 in landscape each, and further pages for a long syllabus.
import { setTimeout as sleep } from "node:timers/promises";
import { drawText, withoutEmoji } from "../../../platform/pdf/draw-text.ts";
import { mm, type Pdf, yieldToEventLoop } from "../../../platform/pdf/open-document.ts";
import { certificateNumber } from "../rules/certificate.ts";
import type { StoredCertificate } from "../store/certificates.ts";
import { detailsOf, signaturesOf, statementOf } from "./certificate-words.ts";

export type DrawnCertificate = Pick<StoredCertificate, "content" | "year" | "number" | "issuedOn" | "validUntil">;

const INK = "#111827";
const QUIET = "#4b5563";
const LINE = "#9ca3af";
const ACCENT = "#0f766e";
const MARGIN_MM = 18;
const WIDTH_MM = 297 - 2 * MARGIN_MM;
const SIGNATURES_MM = 178;

type At = readonly [left: number, top: number, width: number, height: number];
const boxOf = ([x, y, width, height]: At) => ({ x: mm(x), y: mm(y), width: mm(width), height: mm(height) });

const addPage = (pdf: Pdf) => pdf.addPage({ size: "A4", layout: "landscape", margin: mm(MARGIN_MM) });

/** Control characters have no glyph; line breaks stay. */
const printable = (text: string): string => withoutEmoji(text).replace(/[^\P{Cc}\n]/gu, " ");

/** Writes text of any length from the current line on, over further pages if it needs them. */
const flow = (
  pdf: Pdf,
  text: string,
  { size, color, bold = false }: { readonly size: number; readonly color: string; readonly bold?: boolean },
) =>
  pdf
    .font(bold ? "bold" : "regular")
    .fontSize(size)
    .fillColor(color)
    .text(printable(text), mm(MARGIN_MM), undefined, { width: mm(WIDTH_MM), lineGap: 2 });

const drawHead = (pdf: Pdf, certificate: DrawnCertificate): void => {
  const { content } = certificate;
  pdf.rect(0, 0, mm(297), mm(6)).fill(ACCENT);
  const quiet = { font: "regular", size: 10, minSize: 8, color: QUIET } as const;
  drawText(pdf, content.contractorName, { box: boxOf([MARGIN_MM, 14, 180, 6]), style: quiet });
  drawText(pdf, `Certificado nº ${certificateNumber(certificate)}`, {
    box: boxOf([MARGIN_MM + WIDTH_MM - 80, 14, 80, 6]),
    style: { ...quiet, align: "right" },
  });
  const title = { font: "bold", size: 26, minSize: 14, color: INK } as const;
  drawText(pdf, "Certificado de treinamento", { box: boxOf([MARGIN_MM, 23, WIDTH_MM, 12]), style: title });
  pdf.y = mm(38);
};

const drawDetails = (pdf: Pdf, { content, issuedOn, validUntil }: DrawnCertificate): void => {
  flow(pdf, statementOf(content), { size: 12.5, color: INK });
  pdf.moveDown(0.5);
  flow(pdf, content.training, { size: 17, color: ACCENT, bold: true });
  pdf.moveDown(0.4);
  for (const [label, value] of detailsOf(content, { issuedOn, validUntil })) {
    flow(pdf, `${label}: ${value}`, { size: 10.5, color: INK });
  }
  pdf.moveDown(0.4);
  flow(pdf, "Conteúdo programático", { size: 10.5, color: INK, bold: true });
  flow(pdf, content.syllabus, { size: 10, color: INK });
};

/** Lines for the signatures of the worker and the technical responsible, at the end of the last page. */
const drawSignatures = (pdf: Pdf, { content }: DrawnCertificate): void => {
  if (pdf.y > mm(SIGNATURES_MM - 12)) addPage(pdf);
  for (const [at, { name, role }] of signaturesOf(content).entries()) {
    const left = MARGIN_MM + at * (WIDTH_MM / 2 + 6);
    const width = WIDTH_MM / 2 - 6;
    pdf
      .moveTo(mm(left), mm(SIGNATURES_MM))
      .lineTo(mm(left + width), mm(SIGNATURES_MM))
      .lineWidth(0.6)
      .stroke(LINE);
    const style = { font: "regular", size: 9.5, minSize: 7, color: INK, align: "center" } as const;
    drawText(pdf, name, { box: boxOf([left, SIGNATURES_MM + 1.5, width, 5]), style });
    drawText(pdf, role, { box: boxOf([left, SIGNATURES_MM + 6.5, width, 7]), style: { ...style, size: 8, color: QUIET } });
  }
};

/** Bytes that wait for the file store. */
const WAITING_BYTES_MAX = 4_194_304;
const WAIT_MS = 5;

/** Draws certificates one after the other and yields between them. Waits for a slow reader, so that the bytes do not pile up. */
export const drawCertificates = async (
  pdf: Pdf,
  certificates: AsyncIterable<DrawnCertificate> | Iterable<DrawnCertificate>,
): Promise<void> => {
  for await (const certificate of certificates) {
    if (pdf.destroyed) return;
    addPage(pdf);
    drawHead(pdf, certificate);
    drawDetails(pdf, certificate);
    drawSignatures(pdf, certificate);
    await yieldToEventLoop();
    while (!pdf.destroyed && pdf.readableLength > WAITING_BYTES_MAX) await sleep(WAIT_MS);
  }
};
