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
/** Stores an upload in this browser. */
export const rememberUpload = ({ file, place, replaces, dates }: WantedUpload): void =>
  keptUploads.keep({ mark: markOf(file, place, replaces), url: null, name: file.name, size: file.size, place, replaces, dates });

/** Stores a file made on this page until it arrives, because no other copy exists. */
export const rememberMade = async (wanted: WantedUpload): Promise<void> => {
  const { file, place, replaces } = wanted;
  if (await keptFiles.keep(`${MADE}${markOf(file, place, replaces)}`, file)) rememberUpload(wanted);
};

/** Removes an upload that arrived or was cancelled. */
export const forgetUpload = (mark: string): void => {
  keptUploads.forget(mark);
  void keptFiles.forget(`${MADE}${mark}`);
};

const lockOf = (mark: string) => `emdia.upload/${mark}`;

/** Locks an upload for this tab, so that other tabs do not offer it. The lock ends on release or when the tab closes. */
export const holdUpload = (mark: string): (() => void) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  // Without a secure context there are no Web Locks, and other tabs may offer the upload.
  void navigator.locks?.request(lockOf(mark), () => promise);
  return resolve;
};

/** Unfinished upload of a closed tab, with its file if this browser made it. */
export type LeftBehind = KeptUpload & { readonly file: File | null };

/** Unfinished uploads that no open tab has locked. */
export const interruptedUploads = async (): Promise<readonly LeftBehind[]> => {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  const isHeld = ({ mark }: KeptUpload) => held.some(({ name }) => name === lockOf(mark));
  const unlocked = keptUploads.unfinished().filter((one) => !isHeld(one));
  if (unlocked.length === 0) return [];
  const made = new Map((await keptFiles.under(MADE)).map(({ key, file }) => [key.slice(MADE.length), file]));
  return unlocked.map((one) => ({ ...one, file: made.get(one.mark) ?? null }));
};

/** Deletes stored photos and documents on sign-out, so that they do not stay in a shared browser. */
beforeSigningOut(async () => {
  const files = await keptFiles.under("");
  for (const { key } of files.filter((one) => one.key.startsWith(MADE))) keptUploads.forget(key.slice(MADE.length));
  await Promise.all(files.map(({ key }) => keptFiles.forget(key)));
});
