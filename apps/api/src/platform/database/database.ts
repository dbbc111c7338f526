/** Connection pools, and the parsers of PostgreSQL types. */
import pg from "pg";

pg.types.setTypeParser(pg.types.builtins.DATE, (day) => day);
pg.types.setTypeParser(pg.types.builtins.TIMESTAMP, (local) => local);
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
const bigintArray = 1016 as typeof pg.types.builtins.INT8; // @types/pg names no array types
pg.types.setTypeParser(bigintArray, (text) => text.slice(1, -1).split(",").filter(Boolean).map(Number));

export type PoolOptions = {
  readonly url: string;
  readonly max: number;
  readonly onLost?: (error: Error) => void;
  /** Sends a statement before the previous one is answered. Our transactions need this; libraries may not support it. */
  readonly pipeline?: boolean;
};

/** A pool that reports and replaces lost connections, so that a restart of the database does not end the process. */
export const openPool = ({ url, max, onLost = () => undefined, pipeline = true }: PoolOptions): pg.Pool => {
  const waiting = { connectionTimeoutMillis: 5_000, idleTimeoutMillis: 30_000 };
  const pool = new pg.Pool({ connectionString: url, max, ...waiting, keepAlive: true, pipeline });
  const lost = (error: Error) => {
    if (!pool.ending) onLost(error); // a pool that ends resolves before its sockets have closed
  };
  pool.on("error", lost);
  pool.on("connect", (client) => client.on("error", lost));
  return pool;
};
