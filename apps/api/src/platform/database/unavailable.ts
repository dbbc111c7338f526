/** Recognizes that PostgreSQL is unreachable, restarting or busy, so that a retry may succeed. */
type Failure = { readonly code?: string; readonly severity?: string; readonly message?: string };

/** SQLSTATEs of lost connections, shutdown, exhausted resources, serialization failures and timeouts. */
const TRANSIENT_STATE = /^(08|57P|53|40)|^(55P03|57014)$/;
const NETWORK_ERROR = /^(ECONN|EPIPE$|ETIMEDOUT$|EHOSTUNREACH$|ENETUNREACH$|ENOTFOUND$|EAI_AGAIN$)/;
/** The driver's errors without a code, for queries on a lost connection and for connections that it cannot open. */
const LOST_CONNECTION =
  /terminat|Connection ended|is not queryable|timeout expired|timeout exceeded when trying to connect|server closed the connection|Cannot use a pool after calling end/i;
/** PostgreSQL ends the connection after an error of these severities. */
const ENDS_CONNECTION = /^(FATAL|PANIC)$/;

export const isDatabaseUnavailable = ({ code = "", severity = "", message = "" }: Failure): boolean =>
  TRANSIENT_STATE.test(code) || NETWORK_ERROR.test(code) || ENDS_CONNECTION.test(severity) || LOST_CONNECTION.test(message);
