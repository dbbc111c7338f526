import type { PendencyDocument } from "@emdia/contract/pendencies/document.ts";
import { isSettled, isUnderWay } from "../../../shared/uploads/upload.ts";
import { type DateRule, hasDateFaults } from "../dates/dates-draft.ts";
import type { DraftRow } from "../drawer-rows.ts";

/** Kinds of blockers, in the order in which the user resolves them. */
export type BlockerKind = "photos" | "underWay" | "unsent" | "infected" | "file" | "newFile" | "scanning" | "expired" | "dates";
/** A problem that the user has to resolve before sending, and its place: the key of a row, or the section that adds files. */
export type SendBlocker = { readonly of: BlockerKind; readonly at: string };
export const ADDING = "add";
export const keyOfSent = ({ id }: Pick<PendencyDocument, "id">): string => `document-${id}`;

type Context = {
  readonly rule: DateRule;
  /** Rows with typed dates. They are saved before sending, so their saved dates are not judged. */
  readonly unsaved: ReadonlySet<string>;
  readonly hasShots: boolean;
  /** Documents of the last round, which are sent again unless they are replaced. */
  readonly current: readonly PendencyDocument[];
  /** The obstacle or refusal of the server. */
  readonly code: string | null;
};

const missingFile: { readonly [code: string]: BlockerKind } = { "pendency.nothing_sent": "file", "pendency.nothing_new": "newFile" };
const missingDates: readonly string[] = ["pendency.issue_missing", "pendency.expiry_missing"];

const isArriving = ({ upload, document }: DraftRow): boolean =>
  document === null && upload !== null && (isUnderWay(upload) || isSettled(upload));
const isStopped = (row: DraftRow): boolean => row.document === null && row.upload !== null && !isArriving(row);

/** The first blocker that the client knows. The server checks the rest. */
export const findSendBlocker = (drafts: readonly DraftRow[], { rule, unsaved, hasShots, current, code }: Context): SendBlocker | null => {
  const inRow = (of: BlockerKind, blocks: (row: DraftRow) => boolean): SendBlocker | null => {
    const row = drafts.find(blocks);
    return row ? { of, at: row.key } : null;
  };
  const file = missingFile[code ?? ""];
  const isExpired = ({ document }: DraftRow) => (document?.expirationDate ?? rule.today) < rule.today;
  const isUndated = ({ key, document }: DraftRow) => document !== null && !unsaved.has(key) && hasDateFaults(document, rule);
  const undatedSent = missingDates.includes(code ?? "") && current.find((one) => one.can.changeDates && hasDateFaults(one, rule));
  return (
    (hasShots ? { of: "photos" as const, at: ADDING } : null) ??
    inRow("underWay", isArriving) ??
    inRow("unsent", isStopped) ??
    inRow("infected", ({ document }) => document?.verdict === "infected") ??
    (file && drafts.length === 0 ? { of: file, at: ADDING } : null) ??
    (code === "pendency.documents_held" ? inRow("scanning", ({ document }) => document?.verdict === "waiting") : null) ??
    (code === "pendency.document_expired" ? inRow("expired", isExpired) : null) ??
    inRow("dates", isUndated) ??
    (undatedSent ? { of: "dates" as const, at: keyOfSent(undatedSent) } : null)
  );
};
