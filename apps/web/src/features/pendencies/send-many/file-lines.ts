// The files that a user sends together, each with its pendencies and dates.
import type { FileMatch, MatchedPendency } from "@emdia/contract/pendencies/match-routes.ts";
import { isoDayOf } from "../../../shared/days/typed-day.ts";
import type { WantedUpload } from "../../../shared/uploads/upload.ts";

export type DatesDraft = { readonly issueDate: string; readonly expirationDate: string };
export type FileLine = {
  readonly key: number;
  readonly file: File;
  readonly match: Omit<FileMatch, "key">;
  /** Ids of the pendencies that the file answers. */
  readonly chosen: readonly number[];
  /** Whether another file already answered one of its pendencies when it was matched. */
  readonly isSecond: boolean;
  readonly dates: DatesDraft;
};
export type DateFault = "invalid" | "future" | "beforeIssue";
export type LineGroup = "ready" | "check" | "unmatched";

export const newLine = (file: File, { key, ...match }: FileMatch): FileLine => ({
  key,
  file,
  match,
  chosen: match.chosen,
  isSecond: false,
  dates: { issueDate: "", expirationDate: "" },
});

/** The group follows from the match, not from the user's changes, so that a line does not move while it is edited. */
export const groupOf = ({ match: { ready, pendencies }, isSecond }: FileLine): LineGroup => {
  if (ready && !isSecond) return "ready";
  return pendencies.length > 0 ? "check" : "unmatched";
};

export const chosenOf = ({ match: { pendencies }, chosen }: Pick<FileLine, "match" | "chosen">): readonly MatchedPendency[] =>
  pendencies.filter(({ id }) => chosen.includes(id));

/** Adds matched files. A second file for a pendency is not preselected: the user decides whether it belongs there too. */
export const withLines = (lines: readonly FileLine[], added: readonly FileLine[], attached: readonly number[]): readonly FileLine[] => {
  const taken = new Set([...attached, ...lines.flatMap(({ chosen }) => chosen)]);
  const next = added.map((line) => {
    const isSecond = line.chosen.some((id) => taken.has(id));
    for (const id of line.chosen) taken.add(id);
    return isSecond ? { ...line, isSecond, chosen: [] } : line;
  });
  return [...lines, ...next];
};

type RequiredDates = { readonly issueDate: boolean; readonly expirationDate: boolean };
/** The dates that one pendency requires. An expiry that follows from the issue date is not typed. */
const datesOf = ({ validity, asksExpiry, asksIssueDate }: MatchedPendency): RequiredDates => ({
  issueDate: asksIssueDate || (asksExpiry && validity.kind === "from_issue"),
  expirationDate: asksExpiry && validity.kind === "printed",
});
/** The dates that any of the chosen pendencies requires. */
export const askedDates = (line: FileLine): RequiredDates => {
  const rows = chosenOf(line).map(datesOf);
  return { issueDate: rows.some(({ issueDate }) => issueDate), expirationDate: rows.some(({ expirationDate }) => expirationDate) };
};

const faultOf = (typed: string, isAsked: boolean): DateFault | undefined => (isAsked && isoDayOf(typed) === null ? "invalid" : undefined);

/** The faults of the required dates. */
export const dateFaults = (line: FileLine, today: string): { readonly [F in keyof DatesDraft]?: DateFault } => {
  const [asked, { dates }] = [askedDates(line), line];
  const [issued, expires] = [isoDayOf(dates.issueDate), isoDayOf(dates.expirationDate)];
  const issueDate = faultOf(dates.issueDate, asked.issueDate) ?? (asked.issueDate && issued && issued > today ? "future" : undefined);
  const isBefore = asked.expirationDate && asked.issueDate && issued && expires && expires < issued;
  const expirationDate = faultOf(dates.expirationDate, asked.expirationDate) ?? (isBefore ? "beforeIssue" : undefined);
  return { ...(issueDate && { issueDate }), ...(expirationDate && { expirationDate }) };
};

/** Whether the file can be uploaded: it has a pendency and every required date. */
export const isComplete = (line: FileLine, today: string): boolean =>
  line.chosen.length > 0 && Object.keys(dateFaults(line, today)).length === 0;

/**
 * One upload for each chosen pendency, with the dates that this pendency requires. The first file of a pendency replaces its rejected
 * document; `attached` are pendencies that already got a file.
 */
export const uploadsOf = (lines: readonly FileLine[], attached: readonly number[]): readonly WantedUpload[] => {
  const answered = new Set(attached);
  return lines.flatMap((line) =>
    chosenOf(line).map((row) => {
      const required = datesOf(row);
      const dates = {
        issueDate: required.issueDate ? isoDayOf(line.dates.issueDate) : null,
        expirationDate: required.expirationDate ? isoDayOf(line.dates.expirationDate) : null,
      };
      const replaces = answered.has(row.id) ? null : row.replaces;
      answered.add(row.id);
      return { file: line.file, place: { pendencyId: row.id, title: row.name }, replaces, dates };
    }),
  );
};
