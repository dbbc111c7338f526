import { deflateSync } from "node:zlib";
import { degrees, PDFDocument, PDFName, type PDFPage, PDFRawStream, StandardFonts } from "pdf-lib";
import { FAX_SIZE, fax, JPEG_SIZE, JPEG2000_SIZE, jbig2, jpeg, jpeg2000 } from "./scanned.ts";

const A4 = [595, 842] as const;
type Size = readonly [width: number, height: number];

const paper = async (write: (pdf: PDFDocument) => Promise<void> | void, options: { readonly packed?: boolean } = {}): Promise<Buffer> => {
  const pdf = await PDFDocument.create({ updateMetadata: false });
  await write(pdf);
  return Buffer.from(await pdf.save({ useObjectStreams: options.packed === true, addDefaultPage: false }));
};

const printOn = (page: PDFPage, line: string): void => {
  const { width, height } = page.getSize();
  const size = Math.max(10, Math.min(width, height) / 24);
  page.drawRectangle({ x: width / 10, y: height * 0.8, width: width * 0.8, height: height / 20, opacity: 0.85 });
  page.drawText(line, { x: width / 10, y: height * 0.7, size });
};

/** Pages with a bar and a line of text. */
export const printed = (line: string, { size = A4, pages = 1, turned = 0 }: { size?: Size; pages?: number; turned?: number } = {}) =>
  paper((pdf) => {
    for (let number = 1; number <= pages; number += 1) {
      const page = pdf.addPage([...size]);
      page.setRotation(degrees(turned));
      printOn(page, `${line}, página ${number}`);
    }
  });

/** A page with a crop box that does not begin at its corner. */
export const cropped = (line: string) =>
  paper((pdf) => {
    const page = pdf.addPage([900, 1_200]);
    page.setCropBox(300, 300, 400, 500);
    page.drawRectangle({ x: 340, y: 700, width: 300, height: 40 });
    page.drawText(line, { x: 340, y: 640, size: 18 });
  });

/** A PDF with compressed object streams and cross-reference stream. */
export const packed = (line: string) => paper((pdf) => printOn(pdf.addPage([...A4]), line), { packed: true });

/** A filled-in form. */
export const filledIn = (line: string) =>
  paper(async (pdf) => {
    const page = pdf.addPage([...A4]);
    page.drawText("Nome do responsável", { x: 60, y: 720, size: 12, font: await pdf.embedFont(StandardFonts.HelveticaBold) });
    const field = pdf.getForm().createTextField("responsavel");
    field.setText(line);
    field.addToPage(page, { x: 60, y: 660, width: 400, height: 40 });
  });

/** A PDF with a wrong xref offset, which readers repair. */
export const withoutTable = async (line: string): Promise<Buffer> => {
  const whole = (await printed(line)).toString("latin1");
  return Buffer.from(whole.replace(/startxref\n\d+/, "startxref\n7"), "latin1");
};

type Packing = { readonly size: Size; readonly bytes: Buffer; readonly how: Record<string, unknown> };

/** A page with one image, like a scan. */
const scanned = ({ size: [width, height], bytes, how }: Packing) =>
  paper((pdf) => {
    const { context } = pdf;
    const dictionary = context.obj({
      Type: "XObject",
      Subtype: "Image",
      Width: width,
      Height: height,
      Length: bytes.length,
      ...how,
    } as never);
    const picture = context.register(PDFRawStream.of(dictionary as never, bytes));
    const page = pdf.addPage([...A4]);
    const drawing = deflateSync(Buffer.from(`q ${A4[0]} 0 0 ${A4[1]} 0 0 cm /Scan Do Q`));
    page.node.set(PDFName.of("Contents"), context.register(PDFRawStream.of(context.obj({ Filter: "FlateDecode" }), drawing)));
    page.node.set(PDFName.of("Resources"), context.obj({ XObject: { Scan: picture } }));
  });

const grey = { ColorSpace: "DeviceGray", BitsPerComponent: 8 };
const ink = { ColorSpace: "DeviceGray", BitsPerComponent: 1 };

export const scans = {
  jpeg: () => scanned({ size: JPEG_SIZE, bytes: jpeg, how: { ...grey, Filter: "DCTDecode" } }),
  jpeg2000: () => scanned({ size: JPEG2000_SIZE, bytes: jpeg2000, how: { ...grey, Filter: "JPXDecode" } }),
  jbig2: () => scanned({ size: FAX_SIZE, bytes: jbig2, how: { ...ink, Filter: "JBIG2Decode" } }),
  fax: () => {
    const [Columns, Rows] = FAX_SIZE;
    return scanned({ size: FAX_SIZE, bytes: fax, how: { ...ink, Filter: "CCITTFaxDecode", DecodeParms: { K: -1, Columns, Rows } } });
  },
};
