import { deflateSync } from "node:zlib";
import { PDFDocument, PDFName, PDFRawStream } from "pdf-lib";
import { type Face, fontNames, type Ink, type Mark, type Sheet } from "./sheet.ts";

type Rgb = readonly [number, number, number];
const inks: { readonly [I in Ink]: Rgb } = {
  black: [0.08, 0.09, 0.1],
  grey: [0.42, 0.44, 0.46],
  pale: [0.91, 0.93, 0.93],
  green: [0.06, 0.36, 0.34],
  blue: [0.1, 0.17, 0.52],
  red: [0.66, 0.12, 0.12],
  white: [1, 1, 1],
};
const faces = Object.keys(fontNames) as readonly Face[];
/** Characters of WinAnsi encoding outside Latin-1. */
const beyondLatin = new Map([
  ["…", "\x85"],
  ["“", "\x93"],
  ["”", "\x94"],
  ["•", "\x95"],
  ["–", "\x96"],
  ["—", "\x97"],
]);

const number = (value: number): string => String(Math.round(value * 100) / 100);
const written = (text: string): string => text.replace(/[…“”•–—]/g, (sign) => beyondLatin.get(sign) ?? "?").replace(/[\\()]/g, "\\$&");

/** PDF operators of a mark. `faded` reduces the ink. */
const operators = (mark: Mark, height: number, faded: number): string => {
  const [r, g, b] = inks[mark.ink].map((part) => number(part + (1 - part) * faded));
  if (mark.kind === "area") {
    const [x, y] = mark.at;
    return `${r} ${g} ${b} rg ${number(x)} ${number(height - y - mark.height)} ${number(mark.width)} ${number(mark.height)} re f`;
  }
  if (mark.kind === "path") {
    const steps = mark.points.map(([x, y], at) => `${number(x)} ${number(height - y)} ${at === 0 ? "m" : "l"}`);
    return `${r} ${g} ${b} RG ${number(mark.width)} w ${steps.join(" ")} S`;
  }
  const angle = ((mark.turned ?? 0) * Math.PI) / 180;
  const [cos, sin] = [number(Math.cos(angle)), number(Math.sin(angle))];
  const place = `${cos} ${sin} ${number(-Math.sin(angle))} ${cos} ${number(mark.at[0])} ${number(height - mark.at[1])} Tm`;
  return `BT /${mark.face} ${number(mark.size)} Tf ${r} ${g} ${b} rg ${place} (${written(mark.text)}) Tj ET`;
};

export type PdfOptions = { readonly title: string; readonly author: string; readonly madeAt: Date; readonly faded?: number };

/** Renders sheets as a PDF. Equal sheets yield equal bytes. Writes raw operators, because a world has thousands of pages. */
export const pdfOf = async (sheets: readonly Sheet[], { title, author, madeAt, faded = 0 }: PdfOptions): Promise<Uint8Array> => {
  const pdf = await PDFDocument.create({ updateMetadata: false });
  const { context } = pdf;
  const named = faces.map((face) => {
    const font = { Type: "Font", Subtype: "Type1", BaseFont: fontNames[face], Encoding: "WinAnsiEncoding" };
    return [face, context.register(context.obj(font))] as const;
  });
  const fonts = context.register(context.obj(Object.fromEntries(named)));
  for (const { width, height, marks } of sheets) {
    const page = pdf.addPage([width, height]);
    const content = deflateSync(Buffer.from(["1 J 1 j", ...marks.map((mark) => operators(mark, height, faded))].join("\n"), "latin1"));
    const stream = PDFRawStream.of(context.obj({ Filter: "FlateDecode", Length: content.length }), content);
    page.node.set(PDFName.of("Contents"), context.register(stream));
    page.node.set(PDFName.of("Resources"), context.obj({ Font: fonts }));
  }
  pdf.setTitle(title);
  pdf.setAuthor(author);
  pdf.setProducer("Em Dia");
  pdf.setCreationDate(madeAt);
  pdf.setModificationDate(madeAt);
  return pdf.save({ useObjectStreams: false, addDefaultPage: false, updateFieldAppearances: false });
};
