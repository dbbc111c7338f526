import { sessionStore } from "../../session/session-store.ts";
import { beforeSigningOut } from "../../session/sign-out/before-signing-out.ts";
import { browserStorage } from "../../session/storage/browser-storage.ts";
import type { WantedUpload } from "../upload.ts";
import { createKeptFiles } from "./kept-files.ts";
import { createKeptUploads, type KeptUpload, markOf } from "./kept-uploads.ts";

const owner = () => sessionStore.owner();
export const keptUploads = createKeptUploads({ storage: browserStorage, nowMs: Date.now, owner });
export const keptFiles = createKeptFiles({ owner });

const MADE = "made/";
/** What this browser remembers of a file that somebody wants to send. */
export const rememberUpload = ({ file, place, replaces, dates }: WantedUpload): void =>
  keptUploads.keep({ mark: markOf(file, place, replaces), url: null, name: file.name, size: file.size, place, replaces, dates });

/** A file that was made on this page exists nowhere else: it is kept until it has arrived. */
export const rememberMade = async (wanted: WantedUpload): Promise<void> => {
  const { file, place, replaces } = wanted;
  if (await keptFiles.keep(`${MADE}${markOf(file, place, replaces)}`, file)) rememberUpload(wanted);
};

/** It has arrived, or somebody gave it up. */
export const forgetUpload = (mark: string): void => {
  keptUploads.forget(mark);
  void keptFiles.forget(`${MADE}${mark}`);
};

const lockOf = (mark: string) => `emdia.upload/${mark}`;

/** Tells the other tabs that this one sends the file, or will in its turn, until it says otherwise or is closed. */
export const holdUpload = (mark: string): (() => void) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  // Without a secure context browsers have no locks, and the other tabs are not told.
  void navigator.locks?.request(lockOf(mark), () => promise);
  return resolve;
};

/** What a closed tab left unfinished; with its file, where that was made here. */
export type LeftBehind = KeptUpload & { readonly file: File | null };

/** What a closed tab left unfinished: no tab sends it now, or is about to. */
export const interruptedUploads = async (): Promise<readonly LeftBehind[]> => {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  const isHeld = ({ mark }: KeptUpload) => held.some(({ name }) => name === lockOf(mark));
  const left = keptUploads.unfinished().filter((one) => !isHeld(one));
  if (left.length === 0) return [];
  const made = new Map((await keptFiles.under(MADE)).map(({ key, file }) => [key.slice(MADE.length), file]));
  return left.map((one) => ({ ...one, file: made.get(one.mark) ?? null }));
};

/** Whoever signs out leaves no photo of anybody's document behind. */
beforeSigningOut(async () => {
  const files = await keptFiles.under("");
  for (const { key } of files.filter((one) => one.key.startsWith(MADE))) keptUploads.forget(key.slice(MADE.length));
  await Promise.all(files.map(({ key }) => keptFiles.forget(key)));
});
