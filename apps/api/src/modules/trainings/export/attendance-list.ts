// Attendance list as PDF: one page per session, and further pages for many participants.
import type { Locale } from "@emdia/contract/limits.ts";
import type { TrainingPerson } from "@emdia/contract/trainings/people.ts";
import { drawText } from "../../../platform/pdf/draw-text.ts";
import { mm, openDocument, type Pdf, yieldToEventLoop } from "../../../platform/pdf/open-document.ts";
import type { StoredSession } from "../store/classes.ts";
import { exportWords } from "./export-words.ts";

type Person = { readonly name: string; readonly providerName: string };
type AttendanceList = {
  readonly title: string;
  readonly place: string;
  readonly instructors: readonly TrainingPerson[];
  readonly sessions: readonly StoredSession[];
  readonly people: readonly Person[];
  readonly language: Locale;
};

const MARGIN_MM = 15;
const WIDTH_MM = 210 - 2 * MARGIN_MM;
const FIRST_LINE_MM = 58;
const LINE_MM = 10.5;
const LINES_PER_PAGE = 20;
const FOOT_MM = 280;
const plain = { font: "regular", size: 9, minSize: 6.5, color: "#111827" } as const;
const quiet = { ...plain, size: 8, color: "#4b5563" } as const;

type At = readonly [left: number, top: number, width: number, height: number];
const boxOf = ([x, y, width, height]: At) => ({ x: mm(x), y: mm(y), width: mm(width), height: mm(height) });

const rule = (pdf: Pdf, [left, top, width]: readonly [number, number, number]) =>
  pdf
    .moveTo(mm(left), mm(top))
    .lineTo(mm(left + width), mm(top))
    .lineWidth(0.5)
    .stroke("#9ca3af");

const drawHead = (pdf: Pdf, { title, place, instructors, language }: AttendanceList, session: StoredSession): void => {
  const words = exportWords[language];
  const day = new Date(`${session.day}T00:00:00Z`).toLocaleDateString(language, { timeZone: "UTC" });
  drawText(pdf, title, { box: boxOf([MARGIN_MM, 16, WIDTH_MM, 12]), style: { ...plain, font: "bold", size: 16, minSize: 9 } });
  drawText(pdf, `${day}, ${session.start}–${session.end} · ${session.place || place}`, {
    box: boxOf([MARGIN_MM, 30, WIDTH_MM, 6]),
    style: plain,
  });
  const names = instructors.map(({ name, qualification }) => `${name} (${qualification})`).join(", ");
  drawText(pdf, `${words.instructors}: ${names}`, { box: boxOf([MARGIN_MM, 37, WIDTH_MM, 9]), style: quiet });
  drawText(pdf, words.columns.name, { box: boxOf([MARGIN_MM + 8, 51, 60, 5]), style: quiet });
  drawText(pdf, words.columns.supplier, { box: boxOf([MARGIN_MM + 72, 51, 45, 5]), style: quiet });
  drawText(pdf, words.signature, { box: boxOf([MARGIN_MM + 120, 51, 60, 5]), style: quiet });
};

const drawPeople = (pdf: Pdf, people: readonly Person[], first: number): void => {
  for (const [index, { name, providerName }] of people.entries()) {
    const top = FIRST_LINE_MM + index * LINE_MM;
    drawText(pdf, String(first + index + 1), { box: boxOf([MARGIN_MM, top, 8, 5]), style: quiet });
    drawText(pdf, name, { box: boxOf([MARGIN_MM + 8, top, 62, 8]), style: plain });
    drawText(pdf, providerName, { box: boxOf([MARGIN_MM + 72, top, 46, 8]), style: quiet });
    rule(pdf, [MARGIN_MM + 120, top + 6, WIDTH_MM - 120]);
  }
};

const drawSession = async (pdf: Pdf, list: AttendanceList, session: StoredSession): Promise<void> => {
  for (let first = 0; first === 0 || first < list.people.length; first += LINES_PER_PAGE) {
    pdf.addPage({ size: "A4", margin: 0 });
    drawHead(pdf, list, session);
    drawPeople(pdf, list.people.slice(first, first + LINES_PER_PAGE), first);
    rule(pdf, [MARGIN_MM, FOOT_MM, 80]);
    drawText(pdf, exportWords[list.language].instructorSignature, { box: boxOf([MARGIN_MM, FOOT_MM + 1.5, 80, 5]), style: quiet });
    await yieldToEventLoop();
  }
};

const draw = async (pdf: Pdf, list: AttendanceList): Promise<void> => {
  for (const session of list.sessions) await drawSession(pdf, list, session);
};

/** The bytes of the PDF while it is drawn. An error while drawing ends the stream with that error. */
export async function* attendanceListPdf(list: AttendanceList): AsyncGenerator<Uint8Array> {
  const pdf = await openDocument({ title: list.title, language: list.language });
  void draw(pdf, list).then(
    () => pdf.end(),
    (error: Error) => pdf.destroy(error),
  );
  yield* pdf as AsyncIterable<Uint8Array>;
}
