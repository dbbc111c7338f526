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
  readonly dates: DatesDraft;
};
export type DateFault = "required" | "invalid" | "future" | "beforeIssue";
export type LineGroup = "ready" | "check" | "unmatched";

export const newLine = (file: File, { key, ...match }: FileMatch): FileLine => ({
  key,
  file,
  match,
  chosen: match.chosen,
  dates: { issueDate: "", expirationDate: "" },
});

/** The group follows from the match, not from the user's changes, so that a line does not move while it is edited. */
export const groupOf = ({ match: { ready, pendencies } }: FileLine): LineGroup => {
  if (ready) return "ready";
  return pendencies.length > 0 ? "check" : "unmatched";
};

export const chosenOf = ({ match: { pendencies }, chosen }: Pick<FileLine, "match" | "chosen">): readonly MatchedPendency[] =>
  pendencies.filter(({ id }) => chosen.includes(id));

type RequiredDates = { readonly issueDate: boolean; readonly expirationDate: boolean };
/** The dates that the chosen pendencies require. An expiry that follows from the issue date is not typed. */
export const askedDates = (line: FileLine): RequiredDates => {
  const rows = chosenOf(line);
  const followsIssue = ({ validity, asksExpiry }: MatchedPendency) => asksExpiry && validity.kind === "from_issue";
  return {
    issueDate: rows.some((row) => row.asksIssueDate || followsIssue(row)),
    expirationDate: rows.some((row) => row.asksExpiry && row.validity.kind === "printed"),
  };
};

const faultOf = (typed: string, isAsked: boolean): DateFault | undefined => {
  if (!isAsked) return undefined;
  if (typed === "") return "required";
  return isoDayOf(typed) === null ? "invalid" : undefined;
};

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

/** One upload for each chosen pendency. A new file replaces the rejected one. */
export const uploadsOf = (line: FileLine): readonly WantedUpload[] => {
  const asked = askedDates(line);
  const dates = {
    issueDate: asked.issueDate ? isoDayOf(line.dates.issueDate) : null,
    expirationDate: asked.expirationDate ? isoDayOf(line.dates.expirationDate) : null,
  };
  return chosenOf(line).map(({ id, name, replaces }) => ({ file: line.file, place: { pendencyId: id, title: name }, replaces, dates }));
};
