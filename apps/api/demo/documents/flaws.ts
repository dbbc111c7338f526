import type { RefusalReason } from "@emdia/contract/catalogue/vocabulary.ts";
import { addDays } from "../../src/kernel/dates.ts";
import { dice } from "../random.ts";
import { isSigned } from "./layout-of.ts";
import type { Kind, Lacking, Party, Person, Place, Printed } from "./printed.ts";

/** The catalogue's correction for one kind of fault. */
export type Correction = { readonly question: number; readonly reason: RefusalReason; readonly gap: string; readonly action: string };
/** A fault of a document, with the question that detects it. */
export type Flaw = Correction & { readonly lacking: Lacking | null };
type About = Pick<Printed, "worker" | "month" | "kind">;

const blanks: readonly (readonly [RegExp, Lacking])[] = [
  [/CPF|favorecido/i, "document"],
  [/compet|m[êe]s\b/i, "month"],
  [/CRM|registro|ART\b/i, "register"],
  [/\bdatas?\b|validade/i, "date"],
];
const lackingOf = (gap: string, { worker, month }: About): Lacking | null => {
  const found = blanks.find(([words]) => words.test(gap))?.[1] ?? null;
  if (found === "document") return worker ? found : null;
  return found === "month" && month === null ? null : found;
};

const MONEY = ["payroll", "charges", "dismissal", "vacation", "benefits"];
/** Whether a drawing can show each kind of fault. */
const shows: { readonly [R in RefusalReason]: (about: About, gap: string) => boolean } = {
  wrong_document: () => true,
  wrong_person: ({ worker }) => worker !== null,
  wrong_company: () => true,
  wrong_period: ({ month }) => month !== null,
  wrong_place: () => true,
  expired: () => true,
  unsigned: ({ kind }) => isSigned(kind),
  illegible: () => true,
  incomplete: () => true,
  missing_data: (about, gap) => lackingOf(gap, about) !== null,
  amount_differs: ({ kind }) => MONEY.includes(kind.category),
  unpaid: () => true,
  unregistered: () => true,
  unqualified: () => true,
  insufficient: ({ kind }, gap) => kind.category === "training" && /hora|carga/i.test(gap),
  unfit: () => true,
  late: ({ month, kind }) => month !== null && MONEY.includes(kind.category),
  inconsistent: ({ worker }, gap) => worker !== null && /função/i.test(gap),
};

export const drawable = (about: About, corrections: readonly Correction[]): readonly Flaw[] =>
  corrections
    .filter(({ reason, gap }) => shows[reason](about, gap))
    .map((correction) => ({ ...correction, lacking: correction.reason === "missing_data" ? lackingOf(correction.gap, about) : null }));

/** Replacement values for faults with wrong data. */
export type Others = {
  readonly person: Person | null;
  readonly company: Party;
  readonly kind: Kind;
  readonly project: string;
  readonly place: Place;
};
const MONTHS_OFF = 2;
const EXPIRED_DAYS_AGO = 25;
const VALID_DAYS = 365;

const monthsBefore = (month: string, count: number): string => {
  const [year = "", of = ""] = month.split("-");
  return new Date(Date.UTC(Number(year), Number(of) - 1 - count, 1)).toISOString().slice(0, 7);
};

/** Faults without a field in the form appear as a remark. */
const remarked: readonly RefusalReason[] = ["incomplete", "unpaid", "unregistered", "unqualified", "unfit"];
const findingOf = ({ reason, gap }: Flaw, { expires }: Kind): string | null =>
  remarked.includes(reason) || (reason === "expired" && !expires) ? gap : null;

/** Applies a fault to a document's data. Purely visual faults (signature, ink, page) are applied when drawing. */
export const withFlaw = (right: Printed, flaw: Flaw, others: Others): Printed => {
  const { reason, lacking } = flaw;
  const printed = { ...right, wrong: reason, lacking, finding: findingOf(flaw, right.kind) };
  const { worker, month, kind, project, issueDate } = right;
  if (reason === "wrong_person" && others.person) return { ...printed, worker: others.person };
  if (reason === "wrong_company") return { ...printed, supplier: others.company };
  if (reason === "wrong_period" && month) return { ...printed, month: monthsBefore(month, MONTHS_OFF) };
  if (reason === "wrong_place") return { ...printed, project: { ...project, name: others.project }, elsewhere: others.place };
  if (reason === "wrong_document") return { ...printed, kind: { ...others.kind, expires: kind.expires } };
  if (reason === "inconsistent" && worker) return { ...printed, worker: { ...worker, role: "Auxiliar administrativo" } };
  if (reason !== "expired" || !kind.expires) return printed;
  const expiryDate = addDays(issueDate, -EXPIRED_DAYS_AGO);
  return { ...printed, issueDate: addDays(expiryDate, -VALID_DAYS), expiryDate };
};

/** A fault chosen by the seed. */
export const oneOf = (flaws: readonly Flaw[], seed: number): Flaw | undefined => flaws[dice(seed).whole(flaws.length)];
