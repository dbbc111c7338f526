import type { NoticeDetails } from "@emdia/contract/notices/notice.ts";

/** What a notice is about, in names: document, worker and project, or what exists of them. */
export const subjectOf = ({ document, worker, project, profile, company }: NoticeDetails): string => {
  const names = [document, worker, project, profile].filter((name) => name !== undefined);
  return (names.length > 0 ? names : [company ?? ""]).join(" · ");
};

/** Who acted: a person, or the company in whose name. */
export const actorOf = ({ actor, contractor, company }: NoticeDetails): string => actor ?? contractor ?? company ?? "";

/** Text of a notice with its reasons, one per line. */
export const saidIn = ({ text, reasons = [] }: NoticeDetails): readonly string[] => [
  ...(text ? [text] : []),
  ...reasons.map(({ question, answer }) => (answer ? `${question}: ${answer}` : question)).filter((reason) => !text?.includes(reason)),
];
