// PDF with badges: one page of the size of a card for each face, or several badges on pages of A4.
import { setTimeout as sleep } from "node:timers/promises";
import type { printLayouts } from "@emdia/contract/badges/badge-routes.ts";
import { mm, type Pdf, yieldToEventLoop } from "../../../platform/pdf/open-document.ts";
import { A4_MM, BADGES_PER_SHEET, CARD_MM, cuttingMarks, type Place, placesOf } from "../rules/sheet-layout.ts";
import { drawFirstFace, drawSecondFace, type PrintedBadge } from "./draw-face.ts";

export type PrintLayout = (typeof printLayouts)[number];

const CORNER: Place = { x: 0, y: 0 };
const addPage = (pdf: Pdf, { width, height }: { readonly width: number; readonly height: number }) =>
  pdf.addPage({ size: [mm(width), mm(height)], margin: 0 });

const drawCard = (pdf: Pdf, badge: PrintedBadge): void => {
  addPage(pdf, CARD_MM);
  drawFirstFace(pdf, CORNER, badge);
  addPage(pdf, CARD_MM);
  drawSecondFace(pdf, CORNER, badge);
};

const drawMarks = (pdf: Pdf, place: Place): void => {
  for (const { from, to } of cuttingMarks(place)) pdf.moveTo(mm(from.x), mm(from.y)).lineTo(mm(to.x), mm(to.y));
  pdf.lineWidth(0.4).stroke("#000000");
};

const drawOnSheet = (pdf: Pdf, badge: PrintedBadge, index: number): void => {
  const position = index % BADGES_PER_SHEET;
  if (position === 0) addPage(pdf, A4_MM);
  const [first, second] = placesOf(position);
  drawFirstFace(pdf, first, badge);
  drawSecondFace(pdf, second, badge);
  drawMarks(pdf, first);
  drawMarks(pdf, second);
};

/** Bytes that wait for the file store. */
const WAITING_BYTES_MAX = 4_194_304;
const WAIT_MS = 5;

/** Draws the badges one after the other and yields between them. Waits for a slow reader, so that the bytes do not pile up. */
export const drawBadges = async (pdf: Pdf, badges: AsyncIterable<PrintedBadge>, layout: PrintLayout): Promise<void> => {
  let index = 0;
  for await (const badge of badges) {
    if (pdf.destroyed) return;
    if (layout === "card") drawCard(pdf, badge);
    else drawOnSheet(pdf, badge, index);
    index += 1;
    await yieldToEventLoop();
    while (!pdf.destroyed && pdf.readableLength > WAITING_BYTES_MAX) await sleep(WAIT_MS);
  }
};
