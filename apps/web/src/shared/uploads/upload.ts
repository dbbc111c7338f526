import type { Unfit } from "./files/fit-file.ts";

/** Where a file is sent: for which pendency, and what that is called on screen. */
export type UploadPlace = { readonly pendencyId: number; readonly title: string };
export type UploadDates = { readonly issueDate: string | null; readonly expirationDate: string | null };
export const noDates: UploadDates = { issueDate: null, expirationDate: null };

/** A file that somebody wants to send. */
export type WantedUpload = {
  readonly file: File;
  readonly place: UploadPlace;
  readonly replaces: number | null;
  readonly dates: UploadDates;
};

/**
 * `waiting`: for its turn. `lost`: the connection went away, and it goes on by itself. `failed`: it does not, until somebody does something.
 */
export type UploadState = "waiting" | "going" | "paused" | "lost" | "done" | "failed";
/** Why a file did not arrive: it was plain before, or the server said so. */
export type UploadFailure = { readonly unfit: Unfit } | { readonly error: unknown };

/** A file on its way, as people see it. */
export type Upload = {
  readonly id: number;
  readonly name: string;
  readonly size: number;
  readonly place: UploadPlace;
  /** The document in whose place it will stand. */
  readonly replaces: number | null;
  readonly dates: UploadDates;
  readonly state: UploadState;
  readonly sentBytes: number;
  readonly failure: UploadFailure | null;
  /** What it became. */
  readonly documentId: number | null;
  readonly startedAtMs: number;
  readonly arrivedAtMs: number | null;
};

/** What may happen to a file on its way, and where that leads. What is not written here does not happen. */
const life = {
  begin: { from: ["waiting"], to: "going" },
  pause: { from: ["waiting", "going", "lost"], to: "paused" },
  goOn: { from: ["paused", "lost"], to: "waiting" },
  lose: { from: ["going"], to: "lost" },
  arrive: { from: ["going"], to: "done" },
  fail: { from: ["going"], to: "failed" },
  retry: { from: ["failed"], to: "waiting" },
} as const satisfies { readonly [event: string]: { readonly from: readonly UploadState[]; readonly to: UploadState } };
export type UploadEvent = keyof typeof life;

export const mayHappen = (event: UploadEvent, { state, failure }: Pick<Upload, "state" | "failure">): boolean => {
  const from: readonly UploadState[] = life[event].from;
  // What cannot be sent is not sent better a second time.
  return from.includes(state) && !(event === "retry" && failure !== null && "unfit" in failure);
};

/** The next state of an upload, with what goes along with it; unchanged where the event cannot be. */
export const after = (upload: Upload, event: UploadEvent, facts: Partial<Upload> = {}): Upload =>
  mayHappen(event, upload) ? { ...upload, failure: null, ...facts, state: life[event].to } : upload;

const underWay: readonly UploadState[] = ["waiting", "going", "lost"];
/** Whether something would be lost if the page were closed now. */
export const isUnderWay = ({ state }: Pick<Upload, "state">): boolean => underWay.includes(state);
export const isSettled = ({ state }: Pick<Upload, "state">): boolean => state === "done";

/** How much of it is there, in hundredths; only what has arrived is whole. */
export const percentOf = ({ state, sentBytes, size }: Pick<Upload, "state" | "sentBytes" | "size">): number => {
  if (state === "done") return 100;
  return size === 0 ? 0 : Math.min(99, Math.floor((sentBytes / size) * 100));
};
