import type { PendencyDocument } from "@emdia/contract/pendencies/document.ts";
import { unfitOf } from "./fit-file.ts";
import type { Upload, UploadDates, WantedUpload } from "./upload.ts";
import { createEntries, type UploadEntries } from "./upload-entries.ts";

/** What the server makes of a file: a document, or what waits for a comment. */
type Kept = { readonly id: number };

/** What is heard of a file while it goes up. */
export type Heard<A = PendencyDocument> = {
  readonly progress: (sentBytes: number) => void;
  readonly lost: () => void;
  readonly failed: (error: unknown) => void;
  readonly arrived: (answer: A) => void;
};
/** A file that goes up. Stopped, it can go on where it stood; abandoned, it cannot. */
export type Sending = { readonly stop: () => void; readonly abandon: () => void };

export type QueueDoors<A> = {
  readonly send: (wanted: WantedUpload, heard: Heard<A>) => Sending;
  readonly nowMs: () => number;
  /** Calls back after a while: a line that is there again is not always announced. */
  readonly later: (work: () => void) => void;
  readonly arrived: (upload: Upload, answer: A) => void;
  readonly failed: (upload: Upload, error: unknown) => void;
  /** Somebody gave it other dates while it was on its way. */
  readonly dated?: (wanted: WantedUpload, dates: UploadDates) => void;
  /** Somebody wants it no more, whether any of it had been sent or not. */
  readonly givenUp?: (wanted: WantedUpload) => void;
};

/** A phone's line is shared by so many files at a time; the others wait for their turn. */
const AT_ONCE = 3;

/** What is heard of one file, and what follows from it for the others. */
const hearing =
  <A extends Kept>(
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

/** Files on their way, each on its own: what happens to one does not concern the others. */
export const createUploadQueue = <A extends Kept = PendencyDocument>(doors: QueueDoors<A>) => {
  const entries = createEntries();
  const sendings = new Map<number, Sending>();
  let lastId = 0;

  const begin = (): void => {
    const all = entries.watched.read();
    const free = Math.max(0, AT_ONCE - all.filter(({ upload }) => upload.state === "going").length);
    for (const { upload, wanted } of all.filter((entry) => entry.upload.state === "waiting").slice(0, free)) {
      entries.happen(upload.id, "begin");
      sendings.set(upload.id, doors.send({ ...wanted, dates: upload.dates }, hear(upload.id)));
    }
  };
  const goOn = (id: number): void => {
    if (entries.happen(id, "goOn") ?? entries.happen(id, "retry")) begin();
  };
  const told = (id: number, tell: (wanted: WantedUpload) => void): void => {
    const entry = entries.watched.read().find(({ upload }) => upload.id === id);
    if (entry) tell(entry.wanted);
  };
  const hear = hearing(entries, doors, { begin, goOn });

  return {
    watched: entries.watched,
    add: (wanted: readonly WantedUpload[]): void => {
      entries.add(wanted.map((one) => ({ upload: newUpload(one, ++lastId, doors.nowMs()), wanted: one })));
      begin();
    },
    pause: (id: number): void => {
      sendings.get(id)?.stop();
      entries.happen(id, "pause");
      begin();
    },
    goOn,
    /** The line is there again. */
    goOnLost: (): void => {
      for (const { upload } of entries.watched.read()) if (upload.state === "lost") goOn(upload.id);
    },
    /** Gives a file up, and what of it is there already; what has arrived is only taken off the list. */
    remove: (id: number): void => {
      if (entries.find(id)?.state !== "done") {
        sendings.get(id)?.abandon();
        told(id, (wanted) => doors.givenUp?.(wanted));
      }
      sendings.delete(id);
      entries.remove(id);
      begin();
    },
    date: (id: number, dates: UploadDates): void => {
      entries.put(id, (upload) => ({ ...upload, dates }));
      told(id, (wanted) => doors.dated?.(wanted, dates));
    },
    /** Somebody else is here now: nothing of this goes on as them. */
    clear: (): void => {
      for (const sending of sendings.values()) sending.stop();
      sendings.clear();
      entries.clear();
    },
  };
};

const newUpload = ({ file, place, replaces, dates }: WantedUpload, id: number, nowMs: number): Upload => {
  const unfit = unfitOf(file);
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
