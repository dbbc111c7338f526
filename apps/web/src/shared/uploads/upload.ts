import type { Unfit } from "./files/fit-file.ts";

/** Target of an upload: the pendency, and its title on screen. */
export type UploadPlace = { readonly pendencyId: number; readonly title: string };
export type UploadDates = { readonly issueDate: string | null; readonly expirationDate: string | null };
export const noDates: UploadDates = { issueDate: null, expirationDate: null };

/** A file that the user wants to upload. */
export type WantedUpload = {
  readonly file: File;
  readonly place: UploadPlace;
  readonly replaces: number | null;
  readonly dates: UploadDates;
};

/** `waiting`: queued. `lost`: connection lost, resumes automatically. `failed`: requires an action of the user. */
export type UploadState = "waiting" | "going" | "paused" | "lost" | "done" | "failed";
/** Failure of an upload: rejected in the browser, or by the server. */
export type UploadFailure = { readonly unfit: Unfit } | { readonly error: unknown };

/** State of an upload, as shown to the user. */
export type Upload = {
  readonly id: number;
  readonly name: string;
  readonly size: number;
  readonly place: UploadPlace;
  /** Id of the document that this file replaces. */
  readonly replaces: number | null;
  readonly dates: UploadDates;
  readonly state: UploadState;
  readonly sentBytes: number;
  readonly failure: UploadFailure | null;
  /** Id of the resulting document. */
  readonly documentId: number | null;
  readonly startedAtMs: number;
  readonly arrivedAtMs: number | null;
};

/** State table of an upload; other transitions are not possible. */
const transitions = {
  begin: { from: ["waiting"], to: "going" },
  pause: { from: ["waiting", "going", "lost"], to: "paused" },
  goOn: { from: ["paused", "lost"], to: "waiting" },
  lose: { from: ["going"], to: "lost" },
  arrive: { from: ["going"], to: "done" },
  fail: { from: ["going"], to: "failed" },
  retry: { from: ["failed"], to: "waiting" },
} as const satisfies { readonly [event: string]: { readonly from: readonly UploadState[]; readonly to: UploadState } };
export type UploadEvent = keyof typeof transitions;

export const mayHappen = (event: UploadEvent, { state, failure }: Pick<Upload, "state" | "failure">): boolean => {
  const from: readonly UploadState[] = transitions[event].from;
  // A file rejected in the browser cannot succeed on a retry.
  return from.includes(state) && !(event === "retry" && failure !== null && "unfit" in failure);
};

/** Applies an event with its data; returns the upload unchanged if the state does not allow it. */
export const after = (upload: Upload, event: UploadEvent, facts: Partial<Upload> = {}): Upload =>
  mayHappen(event, upload) ? { ...upload, failure: null, ...facts, state: transitions[event].to } : upload;

const underWay: readonly UploadState[] = ["waiting", "going", "lost"];
/** Whether closing the page would interrupt the upload. */
export const isUnderWay = ({ state }: Pick<Upload, "state">): boolean => underWay.includes(state);
export const isSettled = ({ state }: Pick<Upload, "state">): boolean => state === "done";

/** Progress in percent; 100 only after the server confirmed. */
export const percentOf = ({ state, sentBytes, size }: Pick<Upload, "state" | "sentBytes" | "size">): number => {
  if (state === "done") return 100;
  return size === 0 ? 0 : Math.min(99, Math.floor((sentBytes / size) * 100));
};
