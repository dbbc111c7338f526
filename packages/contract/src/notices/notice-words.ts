// Words of a notice, for the inbox and for e-mails.
import type { NoticeDetails } from "./notice.ts";

/** Document, class, worker and project of a notice, or those of them that exist. */
export const subjectOf = ({ document, training, worker, project, profile, company }: NoticeDetails): string => {
  const names = [document, training, worker, project, profile].filter((name) => name !== undefined);
  return (names.length > 0 ? names : [company ?? ""]).join(" · ");
};

/** The person who acted, or the company in whose name. */
export const actorOf = ({ actor, contractor, company }: NoticeDetails): string => actor ?? contractor ?? company ?? "";

/** Text of a notice with its reasons, one per line. */
export const saidIn = ({ text, reasons = [] }: NoticeDetails): readonly string[] => [
  ...(text ? [text] : []),
  ...reasons.map(({ question, answer }) => (answer ? `${question}: ${answer}` : question)).filter((reason) => !text?.includes(reason)),
];

/** First session and place of a class, with the day as the reader's language writes it. */
export const classTimeOf = ({ day, time, place }: NoticeDetails, shownDay: (day: string) => string): string =>
  [day !== undefined && `${shownDay(day)} ${time ?? ""}`.trim(), place].filter(Boolean).join(" · ");

/** Names of workers, and how many more there are: "Ana, Bia +2". */
export const peopleOf = ({ workers = [], count = workers.length }: NoticeDetails): string =>
  [workers.join(", "), ...(count > workers.length ? [`+${count - workers.length}`] : [])].join(" ");
