import { SEND_FILES_MAX } from "@emdia/contract/limits.ts";
import { useEffect, useRef, useState } from "react";
import { useSelectedCompanies } from "../../../shared/session/use-session.ts";
import { fileRejectionOf } from "../../../shared/uploads/files/fit-file.ts";
import type { FileLine } from "./file-lines.ts";
import { type Matched, matchChosenFiles } from "./match-chosen-files.ts";

const nothing: Matched = { lines: [], isWhole: true, today: "" };

/** The chosen files of the drawer with their matches. Closing the drawer stops the reading. */
export const useFileLines = () => {
  const [companies] = useSelectedCompanies();
  const [matched, setMatched] = useState<Matched>(nothing);
  const [reading, setReading] = useState<{ readonly done: number; readonly total: number } | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [leftOut, setLeftOut] = useState(0);
  const nextKey = useRef(0);
  const ending = useRef<AbortController>(null);
  useEffect(() => () => ending.current?.abort(), []);

  const add = async (files: readonly File[]) => {
    // Folders contain hidden files, which have no accepted type.
    const fit = files.filter((file) => fileRejectionOf(file) === null);
    const taken = fit.slice(0, Math.max(0, SEND_FILES_MAX - matched.lines.length));
    setLeftOut(files.length - taken.length);
    setError(null);
    if (taken.length === 0) return;
    const firstKey = nextKey.current;
    nextKey.current += taken.length;
    ending.current = new AbortController();
    const { signal } = ending.current;
    setReading({ done: 0, total: taken.length });
    try {
      const added = await matchChosenFiles(taken, {
        firstKey,
        companies,
        signal,
        onProgress: (done) => setReading({ done, total: taken.length }),
      });
      setMatched(({ lines, isWhole }) => ({ ...added, lines: [...lines, ...added.lines], isWhole: isWhole && added.isWhole }));
    } catch (failure) {
      if (!signal.aborted) setError(failure);
    } finally {
      if (!signal.aborted) setReading(null);
    }
  };
  const change = (key: number, changed: Partial<FileLine>) =>
    setMatched((known) => ({ ...known, lines: known.lines.map((line) => (line.key === key ? { ...line, ...changed } : line)) }));
  const remove = (keys: readonly number[]) =>
    setMatched((known) => ({ ...known, lines: known.lines.filter(({ key }) => !keys.includes(key)) }));
  return { ...matched, reading, error, leftOut, add: (files: readonly File[]) => void add(files), change, remove };
};
export type FileLines = ReturnType<typeof useFileLines>;
