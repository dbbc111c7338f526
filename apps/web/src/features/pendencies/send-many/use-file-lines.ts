import { SEND_FILES_MAX } from "@emdia/contract/limits.ts";
import { useState } from "react";
import { fileRejectionOf } from "../../../shared/uploads/files/fit-file.ts";
import { uploads } from "../../../shared/uploads/uploads.ts";
import { type FileLine, groupOf, isComplete, uploadsOf, withLines } from "./file-lines.ts";
import type { MatchedBatch } from "./match-chosen-files.ts";
import { useFileReading } from "./use-file-reading.ts";

/** `attached` are the pendencies that got a file and are not sent for analysis yet. */
type Matched = MatchedBatch & { readonly attached: readonly number[] };
const nothing: Matched = { lines: [], attached: [], isWhole: true, today: "" };

/** The chosen files of the drawer with their matches. */
export const useFileLines = () => {
  const [matched, setMatched] = useState(nothing);
  const [leftOut, setLeftOut] = useState(0);
  const setLines = (next: (lines: readonly FileLine[]) => readonly FileLine[]) =>
    setMatched((known) => ({ ...known, lines: next(known.lines) }));
  const { stop, read, ...reading } = useFileReading(({ lines, isWhole, today }) =>
    setMatched((known) => ({
      lines: withLines(known.lines, lines, known.attached),
      attached: known.attached,
      isWhole: known.isWhole && isWhole,
      today,
    })),
  );
  const complete = matched.lines.filter((line) => isComplete(line, matched.today));
  return {
    ...matched,
    ...reading,
    leftOut,
    complete,
    /** Whether closing the drawer loses a choice or an unread file. Files without a pendency hold no work. */
    isUnsaved: reading.unread.length > 0 || matched.lines.some((line) => groupOf(line) !== "unmatched"),
    add: (files: readonly File[]) => {
      if (reading.reading) return;
      // Folders contain hidden files, which have no accepted type.
      const fit = files.filter((file) => fileRejectionOf(file) === null);
      const taken = fit.slice(0, Math.max(0, SEND_FILES_MAX - matched.lines.length - reading.unread.length));
      setLeftOut(files.length - taken.length);
      if (taken.length > 0) read([...reading.unread, ...taken]);
    },
    change: (key: number, changed: Partial<FileLine>) =>
      setLines((lines) => lines.map((line) => (line.key === key ? { ...line, ...changed } : line))),
    remove: (key: number) => setLines((lines) => lines.filter((line) => line.key !== key)),
    /** Uploads the complete files. The others stay in the list. */
    attach: () => {
      uploads.add(uploadsOf(complete, matched.attached));
      setMatched((known) => ({
        ...known,
        lines: known.lines.filter((line) => !complete.includes(line)),
        attached: [...new Set([...known.attached, ...complete.flatMap(({ chosen }) => chosen)])],
      }));
    },
    onSent: (ids: readonly number[]) => setMatched((known) => ({ ...known, attached: known.attached.filter((id) => !ids.includes(id)) })),
    reset: () => {
      stop();
      setMatched(nothing);
      setLeftOut(0);
    },
  };
};
export type FileLines = ReturnType<typeof useFileLines>;
