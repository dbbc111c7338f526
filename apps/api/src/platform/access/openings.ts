/**
 * The first statement of every transaction: it says for whom row-level security shall answer. There is no other way to
 * open a transaction on the application's pool, so that a forgotten setting reads no row.
 */
const SESSION_ID = /^[0-9a-f-]{36}$/;

const numbers = (ids: readonly number[]): string => {
  if (!ids.every(Number.isSafeInteger)) throw new Error("an id that is no integer cannot open a transaction");
  return `{${ids.join(",")}}`;
};
const settings = (account: number | null, companies: readonly number[]): string =>
  `select set_config('app.account', '${account === null ? "" : numbers([account]).slice(1, -1)}', true), set_config('app.companies', '${numbers(companies)}', true)`;

/** Somebody signed in: the database checks the session and answers who this is and what they may do. */
export const requestOpening = (sessionId: string, accountId: number, companies: readonly number[] | null): string => {
  if (!SESSION_ID.test(sessionId)) throw new Error("a malformed session id cannot open a transaction");
  const narrowed = companies === null ? "null" : `'${numbers(companies)}'`;
  return `select request_scope('${sessionId}', ${numbers([accountId]).slice(1, -1)}, ${narrowed}) as scope`;
};

/** Nobody yet: only what is readable by all, and functions with a name. */
export const publicOpening = (): string => settings(null, []);
/** An account before or beside any company: its sessions, its own data. */
export const accountOpening = (accountId: number): string => settings(accountId, []);
/** Background work for some companies, and for nobody else. */
export const jobOpening = (...ownerIds: readonly number[]): string => settings(null, ownerIds);
