// Draws the two faces of a badge, of the size of a credit card.
import type { BadgeLine } from "@emdia/contract/badges/badge-routes.ts";
import { inkOn } from "@emdia/contract/badges/ink.ts";
import { drawPicture, type Picture } from "../../../platform/pdf/draw-picture.ts";
import { drawQrCode } from "../../../platform/pdf/draw-qr-code.ts";
import { type Box, drawText } from "../../../platform/pdf/draw-text.ts";
import { mm, type Pdf } from "../../../platform/pdf/open-document.ts";
import type { BadgeContent } from "../badge-contents.ts";
import { CARD_MM, type Place } from "../rules/sheet-layout.ts";
import type { PrintWords } from "./print-words.ts";

export type PrintedBadge = {
  readonly content: BadgeContent;
  readonly publicUrl: string;
  readonly photo: Picture | undefined;
  readonly logo: Picture | undefined;
  readonly words: PrintWords;
};

const INK = "#111827";
const QUIET = "#4b5563";
const LINE = "#d1d5db";
const MARGIN_MM = 3.5;
const BAND_MM = 11;
const PHOTO_MM = { width: 22, height: 29.3 } as const;
const QR_MM = 29;

/** A box in millimetres from the corner of the card. */
const boxIn = ({ x, y }: Place, [left, top, width, height]: readonly [number, number, number, number]): Box => ({
  x: mm(x + left),
  y: mm(y + top),
  width: mm(width),
  height: mm(height),
});

const drawFrame = (pdf: Pdf, place: Place): void => {
  const { x, y, width, height } = boxIn(place, [0, 0, CARD_MM.width, CARD_MM.height]);
  pdf.rect(x, y, width, height).lineWidth(0.4).fillAndStroke("#ffffff", LINE);
};

/** Band in the base color, with the logo or without one, and the name of the contractor. */
const drawBand = (pdf: Pdf, place: Place, { content: { config, link }, logo }: PrintedBadge): void => {
  const band = boxIn(place, [0, 0, CARD_MM.width, BAND_MM]);
  pdf.rect(band.x, band.y, band.width, band.height).fill(config.baseColor);
  const logoWidth = logo ? 22 : 0;
  if (logo) {
    const plate = boxIn(place, [MARGIN_MM, 1.5, logoWidth, BAND_MM - 3]);
    pdf.roundedRect(plate.x, plate.y, plate.width, plate.height, mm(1)).fill("#ffffff");
    drawPicture(pdf, logo, { box: boxIn(place, [MARGIN_MM + 1, 2, logoWidth - 2, BAND_MM - 4]), fit: "contain" });
  }
  const left = MARGIN_MM + (logo ? logoWidth + 3 : 0);
  const box = boxIn(place, [left, 2.6, CARD_MM.width - left - MARGIN_MM, BAND_MM - 4]);
  drawText(pdf, link.contractorName, { box, style: { font: "bold", size: 12, minSize: 8, color: inkOn(config.baseColor) } });
};

const initialsOf = (name: string): string => {
  const words = name.split(" ").filter((word) => word !== "");
  return [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => [...(word ?? "")][0]?.toUpperCase() ?? "").join("");
};

const drawPhoto = (pdf: Pdf, place: Place, { photo, content }: PrintedBadge): void => {
  const box = boxIn(place, [MARGIN_MM, BAND_MM + 3.5, PHOTO_MM.width, PHOTO_MM.height]);
  if (photo) {
    drawPicture(pdf, photo, { box, fit: "cover", radius: mm(1.5) });
    return;
  }
  pdf.roundedRect(box.x, box.y, box.width, box.height, mm(1.5)).fill("#e5e7eb");
  const middle = boxIn(place, [MARGIN_MM, BAND_MM + 3.5 + PHOTO_MM.height / 2 - 5, PHOTO_MM.width, 10]);
  drawText(pdf, initialsOf(content.link.name), {
    box: middle,
    style: { font: "bold", size: 22, minSize: 12, color: QUIET, align: "center" },
  });
};

const labelOf = ({ key, label }: BadgeLine, { fieldLabels }: PrintWords): string =>
  label ?? (fieldLabels as { readonly [key: string]: string })[key] ?? "";

type Fields = {
  readonly lines: readonly BadgeLine[];
  readonly words: PrintWords;
  readonly at: readonly [left: number, top: number, width: number, height: number];
  readonly columns: 1 | 2;
};
type Words = { readonly left: number; readonly width: number; readonly badge: PrintedBadge; readonly lines: readonly BadgeLine[] };
const TALLEST_FIELD_MM = 9;
/** Fields under each other, in one column or two. */
const drawFields = (pdf: Pdf, place: Place, { lines, words, at: [left, top, width, height], columns }: Fields): void => {
  const perColumn = Math.ceil(lines.length / columns);
  const tall = Math.min(TALLEST_FIELD_MM, height / Math.max(1, perColumn));
  const wide = (width - (columns - 1) * 2) / columns;
  for (const [index, line] of lines.entries()) {
    const x = left + Math.floor(index / perColumn) * (wide + 2);
    const y = top + (index % perColumn) * tall;
    const label = { font: "regular", size: 5, minSize: 4.5, color: QUIET } as const;
    drawText(pdf, labelOf(line, words), { box: boxIn(place, [x, y, wide, 2.4]), style: label });
    const value = { font: "bold", size: 7.5, minSize: 5, color: INK } as const;
    drawText(pdf, line.value, { box: boxIn(place, [x, y + 2.1, wide, tall - 2.4]), style: value });
  }
};

const nameStyle = { font: "bold", size: 11.5, minSize: 8, color: INK } as const;
const TOP_MM = BAND_MM + 3.5;
const NAME_MM = 10;

/** Name and fields, from the left edge for this width. */
const drawWords = (pdf: Pdf, place: Place, { left, width, badge: { content, words }, lines }: Words): void => {
  const taken = drawText(pdf, content.link.name, { box: boxIn(place, [left, TOP_MM - 0.5, width, NAME_MM]), style: nameStyle });
  const top = TOP_MM + taken / mm(1) + 1.5;
  const columns = lines.length > 3 ? 2 : 1;
  drawFields(pdf, place, { lines, words, at: [left, top, width, CARD_MM.height - top - 1.5], columns });
};

export const drawFirstFace = (pdf: Pdf, place: Place, badge: PrintedBadge): void => {
  drawFrame(pdf, place);
  drawBand(pdf, place, badge);
  drawPhoto(pdf, place, badge);
  const left = MARGIN_MM + PHOTO_MM.width + 3;
  drawWords(pdf, place, { left, width: CARD_MM.width - left - MARGIN_MM, badge, lines: badge.content.first });
};

/** Groups of characters are easier to type. */
const grouped = (code: string): string => code.replace(/(.{4})(?=.)/g, "$1 ");

export const drawSecondFace = (pdf: Pdf, place: Place, badge: PrintedBadge): void => {
  const { second, code } = badge.content;
  drawFrame(pdf, place);
  drawBand(pdf, place, badge);
  const right = CARD_MM.width - MARGIN_MM - QR_MM;
  const qr = boxIn(place, [right, BAND_MM + 1.5, QR_MM, QR_MM]);
  drawQrCode(pdf, badge.publicUrl, { x: qr.x, y: qr.y, size: qr.width });
  const quiet = { font: "regular", size: 5, minSize: 4.5, color: QUIET, align: "center" } as const;
  const below = BAND_MM + QR_MM + 2;
  drawText(pdf, badge.words.scanLabel, { box: boxIn(place, [right, below, QR_MM, 3]), style: quiet });
  drawText(pdf, grouped(code), { box: boxIn(place, [right, below + 3, QR_MM, 6]), style: { ...quiet, color: INK } });
  drawWords(pdf, place, { left: MARGIN_MM, width: right - MARGIN_MM - 2, badge, lines: second });
};
