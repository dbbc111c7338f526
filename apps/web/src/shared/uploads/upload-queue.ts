import type { PendencyDocument } from "@emdia/contract/pendencies/document.ts";
import { fileRejectionOf } from "./files/fit-file.ts";
import type { Upload, UploadDates, WantedUpload } from "./upload.ts";
import { createEntries, type UploadEntries } from "./upload-entries.ts";

/** Result of an upload: a document, or the attachment of a comment. */
type UploadResult = { readonly id: number };

/** Callbacks of a running upload. */
export type Heard<A = PendencyDocument> = {
  readonly progress: (sentBytes: number) => void;
  readonly lost: () => void;
  readonly failed: (error: unknown) => void;
  readonly arrived: (answer: A) => void;
};
/** A running upload. `stop` allows it to resume; `abandon` does not. */
export type Sending = { readonly stop: () => void; readonly abandon: () => void };

export type QueueDoors<A> = {
  readonly send: (wanted: WantedUpload, heard: Heard<A>) => Sending;
  readonly nowMs: () => number;
  /** Retries a lost upload after a delay, because browsers do not always fire `online`. */
  readonly later: (work: () => void) => void;
  readonly arrived: (upload: Upload, answer: A) => void;
  readonly failed: (upload: Upload, error: unknown) => void;
  /** Called when an upload enters the queue, so that it can be stored; the returned function is called when it leaves. */
  readonly waits?: (wanted: WantedUpload) => () => void;
  /** Called when the user changes the dates of an upload. */
  readonly dated?: (wanted: WantedUpload, dates: UploadDates) => void;
  /** Called when the user cancels an upload, started or not. */
  readonly givenUp?: (wanted: WantedUpload) => void;
};

/** Maximum number of concurrent uploads, because they share a phone's bandwidth; the others are queued. */
const AT_ONCE = 3;

/** Callbacks of one upload, which also start the next queued one. */
const hearing =
  <A extends UploadResult>(
    entries: UploadEntries,
    doors: QueueDoors<A>,
    { begin, goOn }: { readonly begin: () => void; readonly goOn: (id: number) => void },
  ) =>
  (id: number): Heard<A> => ({
    progress: (sentBytes) => entries.put(id, (upload) => (upload.state === "going" ? { ...upload, sentBytes } : upload)),
    lost: () => {
      const upload = entries.happen(id, "lose");
      begin();
      if (upload) doors.later(() => entries.find(id)?.state === "lost" && goOn(id));
    },
    failed: (error) => {
      const upload = entries.happen(id, "fail", { failure: { error } });
      begin();
      if (upload) doors.failed(upload, error);
    },
    arrived: (answer) => {
      const upload = entries.happen(id, "arrive", { documentId: answer.id, arrivedAtMs: doors.nowMs() });
      begin();
      if (upload) doors.arrived(upload, answer);
    },
  });

/** Queued uploads, each with its release function. */
const createLine = (waits: QueueDoors<unknown>["waits"]) => {
  const line = new Map<number, () => void>();
  const leave = (id: number): void => {
    line.get(id)?.();
    line.delete(id);
  };
  return {
    enter: (id: number, wanted: WantedUpload): void => {
      if (waits) line.set(id, waits(wanted));
    },
    leave,
    clear: (): void => {
      for (const id of line.keys()) leave(id);
    },
  };
};

/** Upload queue; a failure of one file does not affect the others. */
export const createUploadQueue = <A extends UploadResult = PendencyDocument>(doors: QueueDoors<A>) => {
  const entries = createEntries();
  const sendings = new Map<number, Sending>();
  const line = createLine(doors.waits);
  let lastId = 0;

  const wait = (id: number): void => entries.tell(id, (wanted) => line.enter(id, wanted));
  const begin = (): void => {
    const all = entries.watched.read();
    const free = Math.max(0, AT_ONCE - all.filter(({ upload }) => upload.state === "going").length);
    const next = all.filter(({ upload }) => upload.state === "waiting").slice(0, free);
    for (const { id } of next.map(({ upload }) => upload)) {
      entries.happen(id, "begin");
      entries.tell(id, (wanted) => sendings.set(id, doors.send(wanted, hear(id))));
      // After the sending has locked it; otherwise another tab would see an unlocked upload.
      line.leave(id);
    }
  };
  const goOn = (id: number): void => {
    if (!(entries.happen(id, "goOn") ?? entries.happen(id, "retry"))) return;
    wait(id);
    begin();
  };
  const hear = hearing(entries, doors, { begin, goOn });

  return {
    watched: entries.watched,
    add: (wanted: readonly WantedUpload[]): void => {
      const added = wanted.map((one) => ({ upload: newUpload(one, ++lastId, doors.nowMs()), wanted: one }));
      entries.add(added);
      for (const { upload } of added) if (upload.state === "waiting") wait(upload.id);
      begin();
    },
    pause: (id: number): void => {
      sendings.get(id)?.stop();
      entries.happen(id, "pause");
      line.leave(id);
      begin();
    },
    goOn,
    /** For the `online` event: resumes lost uploads. */
    goOnLost: (): void => {
      for (const { upload } of entries.watched.read()) if (upload.state === "lost") goOn(upload.id);
    },
    /** Cancels an upload and its bytes on the server. A finished upload is only removed from the list. */
    remove: (id: number): void => {
      if (entries.find(id)?.state !== "done") {
        sendings.get(id)?.abandon();
        entries.tell(id, (wanted) => doors.givenUp?.(wanted));
      }
      sendings.delete(id);
      line.leave(id);
      entries.remove(id);
      begin();
    },
    date: (id: number, dates: UploadDates): void => {
      entries.put(id, (upload) => ({ ...upload, dates }));
      entries.tell(id, (wanted) => doors.dated?.(wanted, dates));
    },
    /** Stops all uploads when the user changes. */
    clear: (): void => {
      for (const sending of sendings.values()) sending.stop();
      sendings.clear();
      line.clear();
      entries.clear();
    },
  };
};

const newUpload = ({ file, place, replaces, dates }: WantedUpload, id: number, nowMs: number): Upload => {
  const unfit = fileRejectionOf(file);
  return {
    id,
    name: file.name,
    size: file.size,
    place,
    replaces,
    dates,
    state: unfit ? "failed" : "waiting",
    sentBytes: 0,
    failure: unfit && { unfit },
    documentId: null,
    startedAtMs: nowMs,
    arrivedAtMs: null,
  };
};
