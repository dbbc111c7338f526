import { browserStorage } from "../session/browser-storage.ts";
import { sessionStore } from "../session/session-store.ts";
import { createKeptUploads, type KeptUpload } from "./kept-uploads.ts";

export const keptUploads = createKeptUploads({ storage: browserStorage, nowMs: Date.now, owner: () => sessionStore.owner() });

const lockOf = (mark: string) => `emdia.upload/${mark}`;

/** Tells the other tabs that this one sends the file, until it says otherwise or is closed. */
export const holdWhileSending = (mark: string): (() => void) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  // Without a secure context browsers have no locks, and the other tabs are not told.
  void navigator.locks?.request(lockOf(mark), () => promise);
  return resolve;
};

/** What a closed tab left unfinished: no tab is sending it now. */
export const leftBehind = async (): Promise<readonly KeptUpload[]> => {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  const isSent = ({ mark }: KeptUpload) => held.some(({ name }) => name === lockOf(mark));
  return keptUploads.unfinished().filter((one) => !isSent(one));
};
