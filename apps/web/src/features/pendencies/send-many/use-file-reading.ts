import { useEffect, useRef, useState } from "react";
import { useSelectedCompanies } from "../../../shared/session/use-session.ts";
import { type MatchedBatch, matchChosenFiles } from "./match-chosen-files.ts";

/** Reads and matches files batch by batch. A failure leaves the rest unread, and `retry` goes on with it. */
export const useFileReading = (onBatch: (batch: MatchedBatch) => void) => {
  const [companies] = useSelectedCompanies();
  const [unread, setUnread] = useState<readonly File[]>([]);
  const [reading, setReading] = useState<{ readonly done: number; readonly total: number } | null>(null);
  const [error, setError] = useState<unknown>(null);
  const nextKey = useRef(0);
  const ending = useRef<AbortController>(null);
  useEffect(() => () => ending.current?.abort(), []);

  const take = (batch: MatchedBatch) => {
    setUnread((files) => files.slice(batch.lines.length));
    onBatch(batch);
  };
  const read = async (files: readonly File[]) => {
    const firstKey = nextKey.current;
    nextKey.current += files.length;
    ending.current = new AbortController();
    const { signal } = ending.current;
    const onProgress = (done: number) => setReading({ done, total: files.length });
    setError(null);
    setUnread(files);
    onProgress(0);
    try {
      await matchChosenFiles(files, { firstKey, companies, onProgress, onBatch: take, signal });
    } catch (failure) {
      if (!signal.aborted) setError(failure);
    } finally {
      if (!signal.aborted) setReading(null);
    }
  };
  /** Ends the reading and forgets the unread files. */
  const stop = () => {
    ending.current?.abort();
    setUnread([]);
    setReading(null);
    setError(null);
  };
  return { unread, reading, error, read: (files: readonly File[]) => void read(files), retry: () => void read(unread), stop };
};
