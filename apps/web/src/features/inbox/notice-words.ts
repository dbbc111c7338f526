import type { Notice } from "@emdia/contract/notices/notice.ts";

/** Document, worker and project of a notice, or what exists of them. */
export const subjectOf = ({ details: { document, worker, project, profile, company } }: Notice): string => {
  const names = [document, worker, project, profile].filter((name) => name !== undefined);
  return (names.length > 0 ? names : [company ?? ""]).join(" · ");
};

export const actorOf = ({ details: { actor, contractor, company } }: Notice): string => actor ?? contractor ?? company ?? "";

/** Text of a notice with the reasons that it lacks, one per line. */
export const saidIn = ({ details: { text, reasons = [] } }: Notice): string =>
  [
    ...(text ? [text] : []),
    ...reasons.map(({ question, answer }) => (answer ? `${question}: ${answer}` : question)).filter((reason) => !text?.includes(reason)),
  ].join("\n");
