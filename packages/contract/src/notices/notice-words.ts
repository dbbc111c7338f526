// Words of a notice, for the inbox and for e-mails.
import type { NoticeDetails } from "./notice.ts";

/** Document, worker and project of a notice, or those of them that exist. */
export const subjectOf = ({ document, worker, project, profile, company }: NoticeDetails): string => {
  const names = [document, worker, project, profile].filter((name) => name !== undefined);
  return (names.length > 0 ? names : [company ?? ""]).join(" · ");
};

/** The person who acted, or the company in whose name. */
export const actorOf = ({ actor, contractor, company }: NoticeDetails): string => actor ?? contractor ?? company ?? "";

/** Text of a notice with its reasons, one per line. */
export const saidIn = ({ text, reasons = [] }: NoticeDetails): readonly string[] => [
  ...(text ? [text] : []),
  ...reasons.map(({ question, answer }) => (answer ? `${question}: ${answer}` : question)).filter((reason) => !text?.includes(reason)),
];
