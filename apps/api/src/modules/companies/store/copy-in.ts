import { once } from "node:events";
import type pg from "pg";

/** An open `copy … from stdin`. */
export type Copy = {
  /** Resolves when more may be sent; the bytes may then be overwritten. */
  readonly write: (bytes: Buffer) => Promise<void>;
  readonly end: () => Promise<void>;
};

/** What `pg` can do with COPY and does not say in its types. */
type CopyConnection = pg.Connection & {
  readonly sendCopyFromChunk: (bytes: Buffer) => void;
  readonly endCopyFrom: () => void;
};

const copyThrough = (connection: CopyConnection, ended: Promise<void>): Copy => ({
  write: async (bytes) => {
    connection.sendCopyFromChunk(bytes);
    if (connection.stream.writableNeedDrain) await Promise.race([once(connection.stream, "drain"), ended]);
  },
  end: () => {
    connection.endCopyFrom();
    return ended;
  },
});

/** Begins to copy. `pg` speaks the protocol and leaves it to whoever submits a statement what happens at each of its steps. */
export const openCopy = (client: pg.Client, statement: string): Promise<Copy> => {
  const opened = Promise.withResolvers<Copy>();
  const ended = Promise.withResolvers<void>();
  ended.promise.catch(() => undefined); // whoever writes or ends hears of it
  client.query({
    submit: (connection: pg.Connection) => connection.query(statement),
    handleCopyInResponse: (connection: CopyConnection) => opened.resolve(copyThrough(connection, ended.promise)),
    handleCommandComplete: () => undefined,
    handleReadyForQuery: () => ended.resolve(),
    handleError: (error: Error) => {
      opened.reject(error);
      ended.reject(error);
    },
  });
  return opened.promise;
};
