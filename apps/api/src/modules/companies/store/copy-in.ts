import { once } from "node:events";
import type pg from "pg";

/** An open `copy … from stdin` statement. */
export type Copy = {
  /** Resolves when the socket accepts more data; the caller may then reuse the buffer. */
  readonly write: (bytes: Buffer) => Promise<void>;
  readonly end: () => Promise<void>;
};

/** COPY methods of `pg` that its types omit. */
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

/** Starts a COPY. `pg` implements the protocol, but the submitted query object must handle each message. */
export const openCopy = (client: pg.Client, statement: string): Promise<Copy> => {
  const opened = Promise.withResolvers<Copy>();
  const ended = Promise.withResolvers<void>();
  ended.promise.catch(() => undefined); // `write` and `end` report the error
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
