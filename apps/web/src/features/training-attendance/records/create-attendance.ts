// Queue of attendance readings, one record per class. Every reading is stored first and then sent, with or without network.
import type { BulkLine } from "@emdia/contract/bulk-line.ts";
import type { ClassRoster, ClassToday } from "@emdia/contract/trainings/attendance-routes.ts";
import { createObservable } from "../../../shared/create-observable.ts";
import { afterAnswer, afterClose, afterRefusal, batchOf, type Reading, type Reason, withReading, withRoster } from "./class-record.ts";
import { createOwnedRecords, type RecordOptions } from "./owned-records.ts";

/** Answer of a batch: its lines, why the class was refused, or that the server was not reached. */
export type Sent = readonly BulkLine[] | Reason | "unreached";
type Options = RecordOptions & { readonly send: (training: ClassToday, batch: readonly Reading[]) => Promise<Sent> };

/** Runs one `send` at a time. A call during a run repeats it, because its readings may have come too late. False: the server was not reached. */
const createRunner = (send: () => Promise<boolean>) => {
  const isSending = createObservable(false);
  let running: Promise<boolean> | null = null;
  let isRequestedAgain = false;
  const run = async (): Promise<boolean> => {
    do {
      isRequestedAgain = false;
      if (!(await send())) return false;
    } while (isRequestedAgain);
    return true;
  };
  const flush = (): Promise<boolean> => {
    isRequestedAgain = true;
    if (running) return running;
    isSending.write(true);
    running = run().finally(() => {
      running = null;
      isSending.write(false);
    });
    return running;
  };
  return { isSending, flush };
};

export const createAttendance = ({ send, ...options }: Options) => {
  const { records, loaded, reload, change, changeExisting, clear } = createOwnedRecords(options);
  let openClass: number | null = null;

  const sendClass = async (id: number): Promise<boolean> => {
    for (;;) {
      const record = records.read().get(id);
      const batch = record ? batchOf(record) : [];
      if (!record || batch.length === 0) return true;
      const sent = await send(record.training, batch);
      if (sent === "unreached") return false;
      await changeExisting(id, (current) => ("code" in sent ? afterRefusal(current, sent) : afterAnswer(current, batch, sent)));
      if (id !== openClass) await changeExisting(id, afterClose);
    }
  };
  const { isSending, flush } = createRunner(async () => {
    await loaded();
    for (const id of records.read().keys()) if (!(await sendClass(id))) return false;
    return true;
  });

  return {
    records,
    isSending,
    flush,
    reload,
    clear,
    open: (id: number) => {
      openClass = id;
    },
    /** Removes the roster, unless readings wait. */
    close: (id: number) => {
      openClass = null;
      return changeExisting(id, afterClose);
    },
    keepRoster: (training: ClassToday, roster: ClassRoster) => change(training.id, (record) => withRoster(record, training, roster)),
    add: async (id: number, reading: Reading): Promise<boolean> => {
      await changeExisting(id, (record) => withReading(record, reading));
      return flush();
    },
    dismissRefused: (id: number) => changeExisting(id, (record) => ({ ...record, refused: [] })),
  };
};
