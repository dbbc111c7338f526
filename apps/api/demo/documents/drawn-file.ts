import { photoOf } from "./camera/photo.ts";
import { sheetsOf } from "./draw.ts";
import { type Flaw, withFlaw } from "./flaws.ts";
import { pdfOf } from "./pdf.ts";
import type { Printed } from "./printed.ts";
import { othersThan } from "./printed-of.ts";

export type DrawnFile = {
  readonly name: string;
  readonly type: "application/pdf" | "image/png";
  readonly pages: number | null;
  readonly bytes: Uint8Array;
};

const FADED = 0.86;
const PHOTOGRAPHED_ONE_IN = 47;
/** Documents signed on site are photos. */
const ofTheSite: readonly Printed["kind"]["category"][] = ["protective_equipment", "working_time", "work_permit", "orders", "training"];

const plain = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
const nameOf = ({ kind, worker, month, supplier }: Printed): string => {
  const [title = ""] = kind.title.split(/[:(]/);
  const whose = worker?.name ?? supplier.name.split(" ").slice(0, 2).join(" ");
  return [title, whose, month].flatMap((part) => (part ? [plain(part)] : [])).join("-");
};

/** The file of a document: a scan or a photo. */
export const drawnFile = async (right: Printed, flaw: Flaw | null, madeAt: Date): Promise<DrawnFile> => {
  const printed = flaw ? withFlaw(right, flaw, othersThan(right)) : right;
  const sheets = sheetsOf(printed);
  const [only] = sheets;
  const isBad = flaw?.reason === "illegible";
  const isPhoto = ofTheSite.includes(right.kind.category) && sheets.length === 1 && right.seed % PHOTOGRAPHED_ONE_IN === 0;
  if (only && isPhoto)
    return { name: `foto-${nameOf(right)}.png`, type: "image/png", pages: null, bytes: await photoOf(only, { seed: right.seed, isBad }) };
  const faded = isBad ? FADED : 0;
  const bytes = await pdfOf(sheets, { title: printed.kind.title, author: printed.supplier.name, madeAt, faded });
  return { name: `${nameOf(right)}.pdf`, type: "application/pdf", pages: sheets.length, bytes };
};
